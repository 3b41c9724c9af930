import type { Hex } from 'viem'
import { type CollectiblesDesk, createCollectiblesDesk } from './collectibles/collectibles-desk.ts'
import { fillHistory } from './fill-history.ts'
import { createMiningDesk, type MiningDesk } from './mining/mining-desk.ts'
import { type NodeRequest, nodeRequest } from './node-request.ts'
import { SANDBOX_TOKENS } from './orders/tokens.ts'
import { mintToken } from './sandbox-dollar.ts'
import { SANDBOX_DOLLAR } from './sandbox-dollar-facts.ts'
import { createPoolsDesk, type PoolsDesk } from './swap/pools-desk.ts'
import { sendTransfer, type Transfer } from './transfer.ts'

/** One running chain. */
export interface EvmChain {
  readonly id: number
  /** Its JSON-RPC address for pages and wallets, where faults apply. */
  readonly url: string
  /** Its node itself, past all faults. */
  readonly nodeUrl: string
  /** Asks its node itself, anvil's own methods included. */
  readonly request: NodeRequest
  /** Sets an address's native balance, in wei. */
  setBalance(address: Hex, wei: bigint): Promise<void>
  /**
   * Mints a test token to an address, in smallest units: the Sandbox Dollar where none is named, or the
   * address of another one, such as those of `SANDBOX_TOKENS`.
   */
  mint(address: Hex, amount: bigint, token?: Hex): Promise<void>
  /** Sends coins or tokens from an account without asking its wallet. @returns The hash. */
  transfer(transfer: Transfer): Promise<Hex>
  /** Mints and moves collectibles. */
  readonly collectibles: CollectiblesDesk
  /** The tokens that can be swapped on the chain, and their rates. */
  readonly pools: PoolsDesk
  /** Sends an address a token and a collectible that it did not ask for. */
  sendSpam(to: Hex): Promise<void>
  /**
   * Lets an address have received many transactions in the past: real ones, in blocks that are dated
   * back. 5,000 take some seconds, in which the chain mines nothing else.
   */
  fillHistory(to: Hex, past: Past): Promise<void>
  /** Holds transactions back, drops and replaces them, and takes blocks away. */
  readonly mining: MiningDesk
}

/** How much happened, and since when. */
export interface Past {
  readonly count: number
  /** How far back the oldest one is. Default: 365. */
  readonly days?: number | undefined
}

interface Facts extends Pick<EvmChain, 'id' | 'url' | 'nodeUrl'> {
  /** Origin of the pictures of collectibles, if they are served. */
  readonly pictures: () => string | undefined
}

/** Makes what a test does with a running chain. */
export function createEvmChain({ id, url, nodeUrl, pictures }: Facts): EvmChain {
  const request: NodeRequest = (method, params) => nodeRequest(nodeUrl, method, params)
  const inOrder = createQueue()
  const collectibles = createCollectiblesDesk({ request, pictures, inOrder })
  const mint = (to: Hex, amount: bigint, token: Hex = SANDBOX_DOLLAR.address) =>
    inOrder(() => mintToken(request, token, { to, amount }))
  return {
    id,
    url,
    nodeUrl,
    request,
    mint,
    collectibles,
    pools: createPoolsDesk({ request, inOrder }),
    mining: createMiningDesk(request),
    async setBalance(address, wei) {
      await request('anvil_setBalance', [address, `0x${wei.toString(16)}`])
    },
    transfer: (transfer) => sendTransfer(request, transfer),
    async sendSpam(to) {
      await mint(to, 5n * 10n ** 18n, SANDBOX_TOKENS.spam.address)
      await collectibles.mint(to, 'spam')
    },
    fillHistory: (to, { count, days = 365 }) =>
      inOrder(() => fillHistory({ request, nodeUrl }, { to, count, days })),
  }
}

/** Runs one task after the other: two at once would take the same transaction number. */
function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const turn = last.then(task)
    // The caller gets its failure; the next one starts anyway.
    last = turn.catch(() => {})
    return turn
  }
}
