import { SWITCH_LIMIT_MS, within } from '@latchkey/core/adapter'
import {
  type Clock,
  type NetworkId,
  rpcErrorCode,
  throwIfAborted,
  type Undo,
  untilAborted,
} from '@latchkey/core/contract'
import { readChainId } from '../chain-id.ts'
import { type Eip1193Provider, listen, request } from '../eip1193.ts'

/** A wallet during a switch to another network. */
export interface Move {
  /**
   * Sends a request. The new network counts as an answer, also one that the wallet does not emit: some
   * wallets switch and never answer.
   */
  request(method: string, params: readonly unknown[]): Promise<void>
  /** Resolves with true if the wallet is on the network now. */
  isThere(): Promise<boolean>
  /**
   * Resolves with true if the wallet, after it agreed, is on the network within `SWITCH_LIMIT_MS`,
   * the last request included.
   */
  confirm(): Promise<boolean>
  end: Undo
}

interface Deps {
  readonly provider: Eip1193Provider
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** The part of `SWITCH_LIMIT_MS` in which a wallet answers for the last time where it is. */
const LAST_ANSWER_LIMIT_MS = 500
/** The time between two requests for its network until then: many wallets emit nothing, or too early. */
const LOOK_AGAIN_MS = 1_000
/** The time it may take to answer with its network. */
const ANSWER_LIMIT_MS = 5_000

/** Follows a wallet during a switch. The caller must call `end`. */
export function createMove({ provider, clock, signal }: Deps, to: NetworkId<'eip155'>): Move {
  let isOver = false
  let isAnnounced = false
  let look = (): void => {}
  let undo: Undo = () => {}
  const unlisten = listen(provider, 'chainChanged', (payload) => {
    isAnnounced = readChainId(payload) === to
    look()
  })
  const isThere = async (limitMs = ANSWER_LIMIT_MS): Promise<boolean> => {
    const limit = { clock, limitMs, otherwise: undefined, signal }
    const answer = await within(request(provider, 'eth_chainId'), limit).catch(() => {
      throwIfAborted(signal)
    })
    const networkId = readChainId(answer)
    // A wallet whose node is unreachable may not know where it is.
    return networkId === undefined ? isAnnounced : networkId === to
  }
  async function arrive(): Promise<void> {
    do {
      await new Promise<void>((resolve) => {
        look = resolve
        undo = clock.after(LOOK_AGAIN_MS, resolve)
      })
      undo()
    } while (!isOver && !(await isThere()))
  }
  const arrival = arrive()
  // It is waited for more than once, or not at all.
  arrival.catch(() => {})
  return {
    async request(method, params) {
      throwIfAborted(signal)
      throwAnswered(
        await untilAborted(Promise.race([request(provider, method, params), arrival]), signal),
      )
    },
    isThere: () => isThere(),
    async confirm() {
      look()
      const limitMs = SWITCH_LIMIT_MS - LAST_ANSWER_LIMIT_MS
      const limit = { clock, limitMs, otherwise: false, signal }
      const hasArrived = await within(
        arrival.then(() => true),
        limit,
      )
      return hasArrived || isThere(LAST_ANSWER_LIMIT_MS)
    },
    end() {
      isOver = true
      unlisten()
      undo()
    },
  }
}

/** Throws the error that some wallets answer with, in place of throwing it. */
function throwAnswered(answer: unknown): void {
  const { error = answer } = Object(answer)
  if (rpcErrorCode(error) !== undefined) throw error
}
