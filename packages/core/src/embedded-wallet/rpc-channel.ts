import { wantedNetwork } from '../channel/wanted-network.ts'
import type { FarBase } from '../compose/base.ts'
import type { ModalActions } from '../compose/modal.ts'
import {
  isLatchkeyError,
  LatchkeyError,
  type NetworkId,
  RPC_CODES,
  type RpcChannel,
} from '../contract/index.ts'
import type { AuthLine } from './frame-port.ts'
import { createShowCalls } from './show-calls.ts'

interface Deps {
  readonly base: FarBase
  readonly modal: Pick<ModalActions, 'open'>
  readonly line: AuthLine
  /** The wallet moved because it was asked to; its account may be another one there. */
  moved(networkId: NetworkId): void
}

/**
 * Makes the line of adapters to the embedded wallet, which asks each request on its own network. To
 * be on another one is a request that it does not have: the frame has a call for that.
 */
export function createAuthChannel({ base, modal, line, moved }: Deps): RpcChannel {
  const showCalls = createShowCalls({ base, modal }, async (...request) =>
    (await line.get()).channel.request(...request),
  )
  return {
    async request(...[networkId, method, params, signal = NEVER]) {
      if (method === 'wallet_showCallsStatus') {
        return showCalls(networkId, method, params, signal)
      }
      const port = await line.get()
      if (method === 'wallet_switchEthereumChain') {
        const to = wantedNetwork(params)
        if (to === undefined || base.looks.network(to) === undefined) throw unknownChain()
        await port.switchNetwork(to, signal)
        moved(to)
        return null
      }
      return port.channel.request(networkId, method, params, signal).catch((thrown: unknown) => {
        // Given up by who leaves the view, and not by who asked: that is a refusal.
        const isLeft = isLatchkeyError(thrown, 'aborted') && !signal.aborted
        throw isLeft ? new LatchkeyError('wallet.request-rejected', {}, { cause: thrown }) : thrown
      })
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
