import type { Hex } from 'viem'
import type { MintedPiece, PieceTransfer } from '../chains/evm/collectibles/collectibles-desk.ts'
import type { Past } from '../chains/evm/evm-chain.ts'
import type { MiningDesk, Replacement } from '../chains/evm/mining/mining-desk.ts'
import type { PoolsDesk } from '../chains/evm/swap/pools-desk.ts'
import type { Transfer } from '../chains/evm/transfer.ts'
import type { PieceName } from '../collectibles/pieces.ts'

/** One EVM chain of a sandbox in another process. Everything as `sandbox.chains.get(id)` has it. */
export interface RemoteChain {
  setBalance(address: Hex, wei: bigint): Promise<void>
  mint(to: Hex, amount: bigint, token?: Hex): Promise<void>
  transfer(transfer: Transfer): Promise<Hex>
  readonly collectibles: {
    mint(owner: Hex, piece: PieceName, amount?: bigint): Promise<MintedPiece>
    transfer(move: PieceTransfer): Promise<void>
  }
  readonly pools: Omit<PoolsDesk, 'open'>
  sendSpam(to: Hex): Promise<void>
  fillHistory(to: Hex, past: Past): Promise<void>
  readonly mining: MiningDesk
}

/** Makes the desk of a chain from its address at the control desk. */
export function createRemoteChain(
  put: (path: string, body: object) => Promise<unknown>,
): RemoteChain {
  const order = async (path: string, body: object = {}) => {
    await put(path, body)
  }
  return {
    setBalance: (address, wei) => order('balance', { address, wei: String(wei) }),
    mint: (to, amount, token) => order('mint', { to, amount: String(amount), token }),
    transfer: async (transfer) =>
      hashOf(await put('transfer', { ...transfer, amount: String(transfer.amount) })),
    collectibles: {
      async mint(owner, piece, amount = 1n) {
        const minted = await put('collectibles', { owner, piece, amount: String(amount) })
        // Our own desk answers with exactly this.
        const { address, id } = minted as { readonly address: Hex; readonly id: string }
        return { address, id: BigInt(id) }
      },
      transfer: ({ id, amount = 1n, ...move }) =>
        order('collectibles/transfer', { ...move, id: String(id), amount: String(amount) }),
    },
    pools: {
      async contents(token) {
        // Our own desk answers with exactly this.
        const found = (await put('pools/contents', { token })) as Record<'coins' | 'tokens', string>
        return { coins: BigInt(found.coins), tokens: BigInt(found.tokens) }
      },
      set: (token, { coins, tokens }) =>
        order('pools', { token, coins: String(coins), tokens: String(tokens) }),
    },
    sendSpam: (to) => order('spam', { to }),
    fillHistory: (to, past) => order('past', { to, ...past }),
    mining: {
      pause: () => order('mining/pause'),
      resume: () => order('mining/resume'),
      mine: (blocks = 1) => order('mining/mine', { blocks }),
      // Our own desk answers with exactly this.
      pending: async () =>
        ((await put('mining/pending', {})) as { readonly hashes: readonly Hex[] }).hashes,
      drop: (hash) => order('mining/drop', { hash }),
      replace: async (hash, how: Replacement = 'cancel') =>
        hashOf(await put('mining/replace', { hash, how })),
      rollBack: (blocks) => order('mining/roll-back', { blocks }),
      reorganise: (blocks) => order('mining/reorganise', { blocks }),
    },
  }
}

function hashOf(answer: unknown): Hex {
  // Our own desk answers with exactly this.
  return (answer as { readonly hash: Hex }).hash
}
