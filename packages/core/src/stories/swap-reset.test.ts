import { expect, test } from 'vitest'
import { aSwapper, EXCHANGE, USDC } from '../testing/a-swapper.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'

type Choice = NonNullable<Parameters<typeof aSwapper>[0]>

/** The token allows 1 already, and refuses to change that: as Tether's does. */
async function aTether(choice: Choice = {}, answer: () => unknown = refuse) {
  const visit = await aSwapper(choice)
  visit.node['eth_call'] = answer
  visit.exchange.allowance = 1n
  return visit
}

function refuse(): never {
  throw new Error('reverted')
}

const approval = (amount: bigint) =>
  `0x095ea7b3${EXCHANGE.slice(2).toLowerCase().padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`

async function press(visit: Awaited<ReturnType<typeof aTether>>) {
  visit.actions.confirm()
  await visit.settle()
}

test('an older permission is taken back first, then the amount is approved and swapped', async () => {
  const visit = await aTether()
  await visit.review('100', 'USDC', 'ETH')
  expect(visit.swap().current).toMatchObject({ step: 'reviewing', review: { request: 'reset' } })

  await press(visit)
  expect(visit.swap().current).toMatchObject({ step: 'approving', isReset: true })
  visit.exchange.allowance = 0n
  await visit.decide()
  expect(visit.swap().current).toMatchObject({ step: 'reviewing', review: { request: 'approval' } })
  await press(visit)
  visit.exchange.allowance = 100_000_000n
  await visit.decide()
  await press(visit)

  expect(visit.adapter.sent).toMatchObject([
    { to: USDC, data: approval(0n), amount: 0n },
    { to: USDC, data: approval(100_000_000n), amount: 0n },
    { to: EXCHANGE },
  ])
  expect(visit.step()).toBe('sent')
})

test.each([
  ['answers with true', () => `0x${'1'.padStart(64, '0')}`, 'approval'],
  ['answers with nothing', () => '0x', 'approval'],
  ['answers with false', () => `0x${'0'.repeat(64)}`, 'reset'],
])('a token that %s is asked for a reset only where it refuses', async (_what, answer, request) => {
  const visit = await aTether({}, answer)
  await visit.review('100', 'USDC', 'ETH')

  expect(visit.swap().current).toMatchObject({ review: { request } })
})

test('a token that allows nothing yet needs no reset', async () => {
  const visit = await aTether()
  visit.exchange.allowance = 0n
  await visit.review('100', 'USDC', 'ETH')

  expect(visit.swap().current).toMatchObject({ review: { request: 'approval' } })
})

test('after a reload a pending reset is followed, and the approval comes after it', async () => {
  const [storage, tabStorage] = [createFakeStorage(), createFakeStorage()]
  const visit = await aTether({ ports: { storage, tabStorage } })
  await visit.review('100', 'USDC', 'ETH')
  await press(visit)
  visit.core.stop()

  const next = await aSwapper({ ports: { storage, tabStorage } })
  expect(next.swap().current).toMatchObject({ step: 'approving', isReset: true })
  await next.decide()

  expect(next.swap().current).toMatchObject({ step: 'reviewing', review: { request: 'approval' } })
})

test('a wallet that executes several calls as one gets all three', async () => {
  const visit = await aTether()
  const calls: unknown[] = []
  Object.assign(visit.adapter, {
    calls: {
      capabilities: async () => ({ atomic: { status: 'supported' } }),
      async send(batch: { readonly calls: readonly unknown[] }) {
        calls.push(...batch.calls)
        return { id: 'b1' }
      },
      status: async () => ({ state: 'pending', transactionIds: [] }),
    },
  })
  await visit.review('100', 'USDC', 'ETH')
  await press(visit)

  expect(calls).toMatchObject([
    { to: USDC, data: approval(0n) },
    { to: USDC, data: approval(100_000_000n) },
    { to: EXCHANGE },
  ])
})

test('a page that swaps without the views waits for both', async () => {
  const visit = await aTether()
  const steps: string[] = []
  const onStep = (step: string): void => void steps.push(step)
  const swapped = visit.actions.swap({ fromToken: 'USDC', toToken: 'ETH', amount: '100', onStep })
  await visit.settle()
  visit.exchange.allowance = 0n
  await visit.decide()
  await visit.decide()

  await swapped
  expect(visit.adapter.sent).toHaveLength(3)
  expect(steps.join(' ')).toBe(
    'preparing askingApproval approving preparing askingApproval approving preparing asking',
  )
})

test('… and is never asked for a second reset', async () => {
  const visit = await aTether()
  const swapped = visit.actions.swap({ fromToken: 'USDC', toToken: 'ETH', amount: '100' })
  swapped.catch(() => {})
  await visit.settle()
  await visit.decide()

  await expect(swapped).rejects.toMatchObject({ code: 'swap.approval-lost' })
  expect(visit.adapter.sent).toHaveLength(1)
})
