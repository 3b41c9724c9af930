import {
  type AuthChange,
  type EmbeddedAccountType,
  LatchkeyError,
  type NetworkId,
  namespaceOf,
} from '@latchkey/core/contract'
import type { RequestOf } from '../protocol/index.ts'
import type { FrameNetwork } from './frame-network.ts'
import type { CallFrame } from './requester.ts'

type App = RequestOf<'SYNC_DAPP_DATA'>

/** The network and the account that the document in the frame uses, and the website that it serves. */
export interface FramePlace {
  /**
   * Makes the frame ready for a request on a network. A document that was loaded in the place of another one gets
   * back the website, the network and the account of the other one.
   *
   * @throws LatchkeyError `frame.failed` if the frame uses another network or account than the requested one,
   *   `wallet.none` if the new document has no login.
   */
  enter(networkId: NetworkId, signal: AbortSignal): Promise<void>
  /** Reads the account that the frame reports. */
  onChange(change: AuthChange): void
  setApp(app: App): void
  /** The document is lost: the next one begins with its defaults. */
  onLost(): void
}

interface Deps {
  readonly callFrame: CallFrame
  readonly network: Pick<FrameNetwork, 'isOn' | 'switchTo'>
}

/** Creates the place of one frame. */
export function createFramePlace({ callFrame, network }: Deps): FramePlace {
  let app: App | undefined
  let accountType: EmbeddedAccountType | undefined
  let isNetworkLost = false
  let isAccountLost = false

  /** The order of the calls. Source: docs/frame-protocol.md, section 5. */
  async function restoreLogin(signal: AbortSignal): Promise<void> {
    // A browser that blocks the frame's storage keeps no login.
    const { isConnected } = await callFrame('IS_CONNECTED', undefined, { signal })
    if (!isConnected) throw new LatchkeyError('wallet.none', {})
    if (app !== undefined) await callFrame('SYNC_DAPP_DATA', app, { signal })
  }

  async function enterNetwork(networkId: NetworkId, signal: AbortSignal): Promise<void> {
    if (isNetworkLost) await restoreLogin(signal)
    else if (network.isOn(networkId)) return
    const active = await network.switchTo(networkId, signal)
    // A signature would be for a network that the request does not name.
    if (active !== networkId) throw new LatchkeyError('frame.failed', {})
    isNetworkLost = false
  }

  async function restoreAccount(signal: AbortSignal): Promise<void> {
    const type = accountType
    if (type !== undefined) {
      const reply = await callFrame('SET_PREFERRED_ACCOUNT', { type }, { signal })
      // Another account would sign.
      if (reply.type !== type) throw new LatchkeyError('frame.failed', {})
    }
    isAccountLost = false
  }

  return {
    async enter(networkId, signal) {
      await enterNetwork(networkId, signal)
      if (isAccountLost && namespaceOf(networkId) === 'eip155') await restoreAccount(signal)
    },
    onChange(change) {
      if (change.type === 'loggedOut') accountType = undefined
      if (change.type === 'accountType') accountType = change.accountType
      // Accounts of other namespaces have one type.
      if (change.type === 'user' && namespaceOf(change.user.networkId) === 'eip155') {
        accountType = change.user.accountType
      }
    },
    setApp(next) {
      app = next
    },
    onLost() {
      isNetworkLost = true
      isAccountLost = true
    },
  }
}
