import { isLatchkeyError, LatchkeyError, type NetworkId } from '@latchkey/core/contract'
import { toChainId, toNetworkId } from './chain-id.ts'
import type { CallFrame } from './requester.ts'
import type { StoredSession } from './stored-session.ts'

/** The network that the document in the frame uses. */
export interface FrameNetwork {
  /** @throws LatchkeyError `frame.failed` if the reply names no network. */
  switchTo(networkId: NetworkId, signal: AbortSignal): Promise<NetworkId>
  /** Watches a call that may switch the frame: without its reply, the network is unknown. */
  duringSwitch<T>(call: Promise<T>): Promise<T>
  /**
   * The last network that was used. The frame is asked where the reply to a switch was lost.
   *
   * @returns undefined if no network was used yet.
   */
  active(signal: AbortSignal): Promise<NetworkId | undefined>
  /** Returns true if the frame is known to use a network. */
  isOn(networkId: NetworkId): boolean
}

interface Deps {
  readonly callFrame: CallFrame
  readonly stored: Pick<StoredSession, 'networkId' | 'setNetwork'>
}

/** Creates the network of one frame. */
export function createFrameNetwork({ callFrame, stored }: Deps): FrameNetwork {
  let isUnknown = false

  async function duringSwitch<T>(call: Promise<T>): Promise<T> {
    try {
      const reply = await call
      isUnknown = false
      return reply
    } catch (error) {
      // A frame that refuses stays where it is; every other one may have switched.
      if (!isLatchkeyError(error, 'frame.refused')) isUnknown = true
      throw error
    }
  }

  function use(chainId: number | string): NetworkId {
    const networkId = toNetworkId(chainId)
    if (networkId === undefined) throw new LatchkeyError('frame.failed', {})
    stored.setNetwork(networkId)
    return networkId
  }

  return {
    duringSwitch,
    async switchTo(networkId, signal) {
      const request = { chainId: toChainId(networkId) }
      const switching = callFrame('SWITCH_NETWORK', request, { signal })
      return await duringSwitch(switching.then(({ chainId }) => use(chainId)))
    },
    async active(signal) {
      if (!isUnknown) return stored.networkId()
      const { chainId } = await callFrame('GET_CHAIN_ID', undefined, { signal })
      // A switch that was confirmed before the answer is newer. A lost one may still take effect.
      return isUnknown ? use(chainId) : stored.networkId()
    },
    isOn: (networkId) => !isUnknown && stored.networkId() === networkId,
  }
}
