import type { CallBatch, TransactionStatus } from '../contract/index.ts'
import type { aSender } from './a-sender.ts'
import { aSwapper } from './a-swapper.ts'

type Sender = Awaited<ReturnType<typeof aSender>>
type Swapper = Awaited<ReturnType<typeof aSwapper>>

/** The id of the first transaction of a scripted wallet. */
export const FIRST_ID = `0x${'1'.padStart(64, '0')}`

/** Sends an amount to BOB. */
export async function sendOnce(sender: Sender, amount = '0.25'): Promise<void> {
  await sender.review(amount)
  sender.actions.confirm()
  await sender.settle()
}

/** A node, or the wallet of a batch, says something of a transaction. */
export async function decide(
  { adapter, clock, settle }: Pick<Sender, 'adapter' | 'clock' | 'settle'>,
  status: TransactionStatus,
  id = FIRST_ID,
): Promise<void> {
  adapter.statuses.set(id, status)
  await clock.advance(3_000)
  await settle()
}

/** A visitor who came to Swap with a wallet that takes several calls as one, and calls them by an id. */
export async function aBatcher(
  id = 'b1',
  capabilities: unknown = { atomic: { status: 'supported' } },
) {
  const batches: CallBatch[] = []
  const swapper = await aSwapper()
  Object.assign(swapper.adapter, {
    calls: {
      async capabilities() {
        if (capabilities instanceof Error) throw capabilities
        return capabilities
      },
      async send(batch: CallBatch) {
        batches.push(batch)
        swapper.adapter.emitSent('io.fjord', { id, account: batch.from, isBatch: true })
        return { id }
      },
      status: async () => ({ state: 'pending', transactionIds: [] }),
    },
  })
  return { ...swapper, batches }
}

/** Sells 100 USDC: the token has to be approved. */
export async function sellTokens(swapper: Swapper): Promise<void> {
  await swapper.review('100', 'USDC', 'ETH')
  swapper.actions.confirm()
  await swapper.settle()
}
