import { expect, test } from 'vitest'
import { USDC } from '../testing/a-swapper.ts'
import { aBatcher, decide, FIRST_ID, sellTokens } from '../testing/wallet-lies.ts'

test.each(['0xfeed', FIRST_ID])(
  'a batch that a wallet calls %s again is no new swap',
  async (id) => {
    const swapper = await aBatcher(id)
    await sellTokens(swapper)
    expect(swapper.step()).toBe('sent')
    await decide(swapper, { state: 'confirmed' }, id)
    expect(swapper.step()).toBe('done')

    swapper.actions.open()
    await swapper.settle()
    await sellTokens(swapper)

    expect(swapper.step()).toBe('unknown')
    expect(swapper.core.snapshot().pendingTransactions).toHaveLength(1)
  },
)

test.each<[what: string, capabilities: unknown]>([
  ['would have to change the account first', { atomic: { status: 'ready' } }],
  [
    'would have to change the account first, and said otherwise in an earlier version',
    { atomic: { status: 'ready' }, atomicBatch: { supported: true } },
  ],
  [
    'takes it back beside an earlier version',
    { atomic: { status: 'unsupported' }, atomicBatch: { supported: true } },
  ],
  ['says nothing that can be read', { atomic: 'supported', atomicBatch: 'yes' }],
  ['says it of every wallet', { atomic: { status: ['supported'] } }],
  [
    'says yes in words of its own',
    { atomic: { status: 'SUPPORTED' }, atomicBatch: { supported: 1 } },
  ],
  ['refuses the question', new Error('4200')],
])('a wallet that %s is asked for an approval of its own', async (_what, capabilities) => {
  const swapper = await aBatcher('b1', capabilities)
  await sellTokens(swapper)

  expect(swapper.batches).toEqual([])
  expect(swapper.adapter.sent).toMatchObject([{ to: USDC }])
})

test.each(['partial', 'failed'] as const)('a batch that ended as %s is no swap', async (state) => {
  const swapper = await aBatcher()
  await sellTokens(swapper)
  await decide(swapper, { state }, 'b1')

  expect(swapper.step()).toBe('reverted')
  expect(swapper.notice()).toMatchObject({ tone: 'error', message: 'swap.failed' })
})

test('the id of a batch is never shown as a transaction in the explorer, whatever it looks like', async () => {
  const swapper = await aBatcher(FIRST_ID)
  await sellTokens(swapper)
  expect(swapper.notice()).toMatchObject({ tone: 'loading', link: undefined })
  await swapper.settle(30_000)
  expect(swapper.notice()).toMatchObject({ message: 'swap.pending', link: undefined })
  swapper.adapter.statuses.set(FIRST_ID, { state: 'failed' })
  await swapper.settle(10_000)
  expect(swapper.notice()).toMatchObject({ tone: 'error', link: undefined })
})

test('a batch of which nothing is said for a day is neither done nor failed', async () => {
  const swapper = await aBatcher()
  await sellTokens(swapper)
  swapper.adapter.statuses.set('b1', { state: 'pending' })
  await swapper.clock.advance(24 * 60 * 60_000)
  await swapper.settle()

  expect(swapper.step()).toBe('sent')
  expect(swapper.batches).toHaveLength(1)
})
