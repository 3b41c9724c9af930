import { within } from '@latchkey/core/adapter'
import {
  type Clock,
  type NetworkId,
  throwIfAborted,
  type Undo,
  untilAborted,
} from '@latchkey/core/contract'
import { readChainId } from '../chain-id.ts'
import { type Eip1193Provider, listen, request } from '../eip1193.ts'

/** A wallet during a switch to another network. */
export interface Move {
  /** Sends a request. The new network counts as an answer: some wallets switch and never answer. */
  request(method: string, params: readonly unknown[]): Promise<void>
  /** Whether the wallet is on the network now. */
  isThere(): Promise<boolean>
  /** Whether the wallet, after it agreed, is on the network within a second. */
  confirm(): Promise<boolean>
  end: Undo
}

interface Deps {
  readonly provider: Eip1193Provider
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** How long a wallet that agreed may take to switch. */
const ARRIVAL_LIMIT_MS = 1_000

/** Follows a wallet during a switch. The caller must call `end`. */
export function createMove({ provider, clock, signal }: Deps, to: NetworkId<'eip155'>): Move {
  let end: Undo = () => {}
  const arrival = new Promise<void>((resolve) => {
    end = listen(provider, 'chainChanged', (payload) => {
      if (readChainId(payload) === to) resolve()
    })
  })
  const isThere = async (): Promise<boolean> =>
    readChainId(await untilAborted(request(provider, 'eth_chainId'), signal)) === to
  return {
    async request(method, params) {
      throwIfAborted(signal)
      await untilAborted(Promise.race([request(provider, method, params), arrival]), signal)
    },
    isThere,
    async confirm() {
      if (await isThere()) return true
      await within(arrival, { clock, limitMs: ARRIVAL_LIMIT_MS, otherwise: undefined, signal })
      return isThere()
    },
    end,
  }
}
