import type { Hex } from 'viem'
import type { ChainTransaction } from './chain-transaction.ts'
import type { ReadBlock } from './read-blocks.ts'

/** The blocks of a chain from the first one on, and their transactions by address. */
export interface BlockStore {
  count(): number
  last(): ReadBlock | undefined
  /** Returns true if a block follows the last one. */
  isNext(block: ReadBlock): boolean
  add(block: ReadBlock): void
  removeLast(): void
  /** The transactions that concern an address, oldest first. */
  transactionsOf(address: Hex): readonly ChainTransaction[]
}

/** Makes an empty store. */
export function createBlockStore(): BlockStore {
  const blocks: ReadBlock[] = []
  const byAddress = new Map<Hex, ChainTransaction[]>()
  return {
    count: () => blocks.length,
    last: () => blocks.at(-1),
    isNext({ number, parentHash }) {
      return number === blocks.length && (number === 0 || blocks.at(-1)?.hash === parentHash)
    },
    add(block) {
      blocks.push(block)
      for (const transaction of block.transactions)
        for (const address of concerned(transaction)) {
          const known = byAddress.get(address)
          if (known) known.push(transaction)
          else byAddress.set(address, [transaction])
        }
    },
    removeLast() {
      // Its transactions are the last ones of each address.
      for (const transaction of blocks.pop()?.transactions ?? [])
        for (const address of concerned(transaction)) byAddress.get(address)?.pop()
    },
    transactionsOf: (address) => [...(byAddress.get(address) ?? [])],
  }
}

/** Returns its sender, the accounts of its operations, and both ends of each movement. */
function concerned({ from, operations, movements }: ChainTransaction): ReadonlySet<Hex> {
  return new Set([from, ...operations.keys(), ...movements.flatMap((move) => [move.from, move.to])])
}
