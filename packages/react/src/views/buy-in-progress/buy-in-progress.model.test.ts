import type { OnrampOrder, OnrampOrderStep } from '@latchkey/core'
import { LatchkeyError } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { anOnrampSnapshot, anOrder } from '../../testing/a-purchase.ts'
import { recordActions, TEXT } from '../../testing/a-snapshot.ts'
import { type OrderModel, orderModel } from './buy-in-progress.model.ts'

function draw(
  step: OnrampOrderStep,
  changes: Partial<OnrampOrder> = {},
  answers: Parameters<typeof recordActions>[0] = {},
): { readonly model: OrderModel; readonly calls: readonly string[] } {
  const { actions, modules, calls } = recordActions(answers)
  const { onramp } = modules
  const { notices } = actions
  const orders = [anOrder(step, changes)]
  const model = orderModel(anOnrampSnapshot({ orders }), 'order', { onramp, notices, text: TEXT })
  if (model === undefined) throw new Error('There is no order')
  return { model, calls }
}

/** Presses each control, and returns the calls that they make. */
function pressAll({ model, calls }: ReturnType<typeof draw>): readonly string[] {
  model.action?.run()
  model.other?.run()
  model.forget?.()
  return calls
}

test.each<[step: OnrampOrderStep, shown: object, calls: readonly string[]]>([
  [{ step: 'opening' }, { latch: 'waiting', line: 'Opening Quay…' }, []],
  [
    { step: 'waiting' },
    { latch: 'waiting', heading: 'Finish buying at Quay' },
    ['onramp.showWindow order'],
  ],
  [
    { step: 'notConfirmedYet', canTryAgain: false },
    { latch: 'idle', heading: 'Not confirmed yet', other: undefined },
    ['onramp.showWindow order', 'onramp.cancel order'],
  ],
  [
    { step: 'notConfirmedYet', canTryAgain: true },
    { heading: 'Not confirmed yet' },
    ['onramp.showWindow order', 'onramp.tryAgain order', 'onramp.cancel order'],
  ],
  [{ step: 'pending' }, { heading: 'Quay has your order' }, ['onramp.openActivity']],
  [{ step: 'known', itemId: 'a' }, { latch: 'waiting' }, ['onramp.openActivity']],
  [{ step: 'bought' }, { latch: 'closed', heading: 'Bought' }, ['onramp.openActivity']],
  [
    { step: 'failed' },
    { latch: 'declined', line: 'Check with Quay whether you were charged.' },
    ['onramp.cancel order'],
  ],
  [
    { step: 'failed', reason: 'The card was declined' },
    { line: 'Card declined' },
    ['onramp.cancel order'],
  ],
  [{ step: 'failed', reason: 'Sold out' }, { line: 'Sold out' }, ['onramp.cancel order']],
])('an order at %j shows %j and leads to %j', (step, shown, calls) => {
  const drawn = draw(step)

  expect(drawn.model).toMatchObject(shown)
  expect(pressAll(drawn)).toEqual(calls)
})

test('a window that was blocked is opened by a press, or by the link elsewhere', async () => {
  const drawn = draw({ step: 'waiting' }, { isBlocked: true })

  expect(drawn.model).toMatchObject({
    heading: 'Your browser blocked the window',
    action: { label: 'Open Quay', isPrimary: true, isBusy: false },
  })
  expect(await drawn.model.copy?.()).toBe(true)
  expect(pressAll(drawn)).toEqual(['onramp.copyLink order', 'onramp.showWindow order'])
})

test('as long as there is no link nothing can be copied or opened', () => {
  const { model } = draw({ step: 'opening' }, { isBlocked: true, link: undefined })

  expect(model).toMatchObject({ copy: undefined, action: { isBusy: true } })
})

test.each<OnrampOrderStep>([{ step: 'waiting' }, { step: 'notConfirmedYet', canTryAgain: false }])(
  'after a reload an order at %j has no window to show or to copy',
  (step) => {
    const { model } = draw(step, { link: undefined, isBlocked: true })

    expect(model).toMatchObject({ action: undefined })
    expect(model.copy).toBeUndefined()
    expect(model.heading).not.toContain('blocked')
  },
)

test('a copy that failed shows a notice', async () => {
  const failed = () => Promise.reject(new LatchkeyError('clipboard.failed', {}))
  const { model, calls } = draw({ step: 'waiting' }, {}, { 'onramp.copyLink': failed })

  expect(await model.copy?.()).toBe(false)
  expect(calls).toContain('notices.show {"tone":"error","message":"notice.copyFailed"}')
})

test('what is paid, what is got, and where it goes', () => {
  expect(draw({ step: 'waiting' }).model.details).toMatchObject({
    pay: { value: '$200.00', more: 'By card, fee $2.42' },
    get: '197.58 USDC',
    to: '0x7099…79C8 on Ethereum',
  })
})

test('what only the provider’s page tells is left out', () => {
  const unknown = { pay: undefined, fee: undefined, get: undefined, method: undefined }

  expect(
    draw({ step: 'waiting' }, { ...unknown, networkId: undefined }).model.details,
  ).toMatchObject({
    pay: undefined,
    get: undefined,
    to: '0x7099…79C8',
  })
})

test('an order that there is not is none', () => {
  const { actions, modules } = recordActions()
  const { onramp } = modules
  const { notices } = actions

  expect(orderModel(anOnrampSnapshot(), 'order', { onramp, notices, text: TEXT })).toBeUndefined()
})
