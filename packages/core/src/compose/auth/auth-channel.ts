import { wantedNetwork } from '../../channel/wanted-network.ts'
import {
  adapterError,
  isLatchkeyError,
  type NetworkId,
  RPC_CODES,
  type RpcChannel,
} from '../../contract/index.ts'
import type { FarBase } from '../base.ts'
import type { AuthLine } from './auth-line.ts'

/** The line of adapters to the embedded wallet. */
export interface AuthChannels {
  readonly channel: RpcChannel
  /** The wallet is on this network now. */
  isOn(networkId: NetworkId): void
}

interface Deps {
  readonly base: FarBase
  readonly line: AuthLine
  /** The wallet moved because it was asked to; its account may be another one there. */
  moved(networkId: NetworkId): void
}

/**
 * Makes the line. The frame's requests name no network: it is moved to the one that is meant before
 * it is asked. Source: facts, frame protocol, section 4.
 */
export function createAuthChannels({ base, line, moved }: Deps): AuthChannels {
  let current: NetworkId | undefined

  async function moveTo(networkId: NetworkId, signal: AbortSignal): Promise<void> {
    if (current === networkId) return
    const port = await line.get()
    current = await port.switchNetwork(networkId, signal)
  }

  return {
    isOn(networkId) {
      current = networkId
    },
    channel: {
      async request(...[networkId, method, params, signal = NEVER]) {
        if (method === 'wallet_switchEthereumChain') {
          const to = wantedNetwork(params)
          if (to === undefined || base.looks.network(to) === undefined) throw unknownChain()
          await moveTo(to, signal)
          moved(to)
          return null
        }
        await moveTo(networkId, signal)
        const port = await line.get()
        return port.channel.request(networkId, method, params, signal).catch((thrown: unknown) => {
          // Given up by who leaves the view, and not by who asked: that is a refusal.
          const isLeft = isLatchkeyError(thrown, 'aborted') && !signal.aborted
          throw isLeft ? adapterError('wallet.request-rejected', { cause: thrown }) : thrown
        })
      },
    },
  }
}

/** Fires for nobody. */
const NEVER = /* @__PURE__ */ new AbortController().signal

/** The embedded wallet is on networks of this website only, and learns no other. */
function unknownChain(): Error {
  const message = 'The embedded wallet does not know this network'
  return Object.assign(new Error(message), { code: RPC_CODES.unrecognizedChain })
}
