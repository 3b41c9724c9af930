import {
  type AuthPort,
  isLatchkeyError,
  LatchkeyError,
  type NetworkId,
  RPC_CODES,
  type RpcChannel,
} from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import { requestedNetwork } from '../rpc/requested-network.ts'
import { findNetwork } from '../store/selectors.ts'
import type { Notice } from '../store/state/modal.ts'
import type { Snapshot } from '../store/state/root.ts'
import type { FramePort } from './frame-port.ts'

interface Deps {
  readonly frame: FramePort
  readonly state: Snapshot
  readonly ui: Pick<Ui, 'modal' | 'notices'>
  /** A website's request moved the wallet to another network. */
  onNetworkSwitched(networkId: NetworkId): void
}

/**
 * Creates the channel on which adapters send requests to the embedded wallet. Two methods are not
 * requests of the frame and are answered here: `wallet_switchEthereumChain` (the frame has a call of
 * its own) and `wallet_showCallsStatus` (EIP-5792).
 */
export function createRpcChannel(deps: Deps): RpcChannel {
  const { frame } = deps
  return {
    async request(...[networkId, method, params, signal = new AbortController().signal]) {
      const port = await frame.load()
      switch (method) {
        case 'wallet_switchEthereumChain':
          return switchNetwork(deps, port, { to: requestedNetwork(method, params), signal })
        case 'wallet_showCallsStatus': {
          const status = 'wallet_getCallsStatus'
          return showCallsStatus(
            deps,
            await port.channel.request(networkId, status, params, signal),
          )
        }
        default:
          return port.channel
            .request(networkId, method, params, signal)
            .catch((thrown: unknown) => {
              // The visitor left the approval view: for the website that is a refusal.
              const isRejected = isLatchkeyError(thrown, 'aborted') && !signal.aborted
              throw isRejected
                ? new LatchkeyError('wallet.request-rejected', {}, { cause: thrown })
                : thrown
            })
      }
    },
  }
}

/** The embedded wallet is on networks that this website and the frame share, and cannot add others. */
async function switchNetwork(
  { state, onNetworkSwitched }: Deps,
  port: AuthPort,
  { to, signal }: { readonly to: NetworkId | undefined; readonly signal: AbortSignal },
): Promise<null> {
  const isServed = to !== undefined && state.auth?.networkIds.includes(to)
  if (!isServed || findNetwork(state, to) === undefined) {
    const message = 'The embedded wallet does not know this network'
    throw Object.assign(new Error(message), { code: RPC_CODES.unrecognizedChain })
  }
  await port.switchNetwork(to, signal)
  onNetworkSwitched(to)
  return null
}

/** Shows the visitor what became of a batch of calls. */
function showCallsStatus({ ui }: Deps, answer: unknown): null {
  ui.modal.open()
  ui.notices.show(toNotice(Object(answer).status))
  return null
}

/** EIP-5792: codes from 200 on are confirmed, from 400 on failed; version 1 has words instead. */
function toNotice(status: unknown): Omit<Notice, 'id'> {
  if (Number(status) >= 400) return { tone: 'error', message: 'logins.calls.failed' }
  return status === 'CONFIRMED' || Number(status) >= 200
    ? { tone: 'success', message: 'logins.calls.done' }
    : { tone: 'loading', message: 'logins.calls.pending' }
}
