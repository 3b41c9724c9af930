import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { aSender, BOB } from '../testing/a-sender.ts'

const EVE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const NAME = 'bob.eth'

/** A sender who entered a name that is Bob's. */
async function named() {
  const sender = await aSender()
  const { adapter, actions, clock, settle } = sender
  adapter.nameOwners.set(NAME, BOB)
  actions.enterAmount('0.25')
  actions.enterRecipient(NAME)
  await clock.advance(500)
  await settle()
  expect(sender.send().recipient).toMatchObject({ status: 'valid', address: BOB, name: NAME })
  async function review(): Promise<void> {
    actions.review()
    await settle()
  }
  async function confirm(): Promise<void> {
    actions.confirm()
    await settle()
  }
  return { ...sender, review, confirm }
}

const MOVED = { status: 'moved', name: NAME, before: BOB, now: EVE }

test('a name that has another address at the review is not reviewed: both are shown', async () => {
  const { adapter, review, send, view } = await named()
  adapter.nameOwners.set(NAME, EVE)

  await review()

  expect(send().current.step).toBe('idle')
  expect(view()).toBe('WalletSend')
  expect(send().recipient).toMatchObject(MOVED)
})

test('a name that has another address when it is confirmed is not paid: both are shown', async () => {
  const { adapter, review, confirm, send, view, step } = await named()
  await review()
  expect(view()).toBe('WalletSendPreview')
  adapter.nameOwners.set(NAME, EVE)

  await confirm()

  expect(adapter.sent).toEqual([])
  expect(step()).toBe('idle')
  expect(view()).toBe('WalletSend')
  expect(send().recipient).toMatchObject(MOVED)
})

test('the new address of a name is paid only after the visitor chose it', async () => {
  const { adapter, actions, review, confirm, send, step } = await named()
  adapter.nameOwners.set(NAME, EVE)
  await review()
  await review()
  await confirm()
  expect(adapter.sent).toEqual([])

  actions.takeNewAddress()
  expect(send().recipient).toMatchObject({ status: 'valid', address: EVE, name: NAME })
  await review()
  expect(send().current).toMatchObject({ step: 'reviewing', review: { to: EVE, name: NAME } })
  await confirm()

  expect(step()).toBe('sent')
  expect(adapter.sent).toMatchObject([{ to: EVE }])
})

test('a name that moves again after the new address was chosen stops again', async () => {
  const { adapter, actions, review, send } = await named()
  adapter.nameOwners.set(NAME, EVE)
  await review()
  actions.takeNewAddress()
  adapter.nameOwners.set(NAME, BOB)

  await review()

  expect(send().recipient).toMatchObject({ ...MOVED, before: EVE, now: BOB })
})

test.each([
  ['has no address any more', async () => undefined],
  ['can’t be looked up', () => Promise.reject(new LatchkeyError('rpc.unavailable', {}))],
  ['is looked up by code that throws anything', () => Promise.reject('no')],
])('a name that %s is not paid at its old address', async (_, resolve) => {
  const { adapter, review, confirm, step, notice, send } = await named()
  await review()
  Object.assign(adapter.names ?? {}, { resolve })

  await confirm()
  expect(notice()).toMatchObject({ tone: 'error', code: 'names.unconfirmed' })
  expect(step()).toBe('failed')
  await confirm()

  expect(adapter.sent).toEqual([])
  expect(send().recipient).toMatchObject({ status: 'valid' })
})

test.each(['review', 'confirm'] as const)(
  'a resolver that never answers ends the press to %s after five seconds',
  async (press) => {
    const sender = await named()
    const { adapter, clock, settle, step, notice } = sender
    if (press === 'confirm') await sender.review()
    Object.assign(adapter.names ?? {}, { resolve: () => new Promise(() => {}) })
    await sender[press]()
    expect(step()).toBe(press === 'review' ? 'preparing' : 'sending')

    await clock.advance(5_000)
    await settle()

    expect(step()).toBe(press === 'review' ? 'idle' : 'failed')
    expect(notice()).toMatchObject({ code: 'names.unconfirmed' })
    expect(adapter.sent).toEqual([])
  },
)

test('a resolver that never answers ends the look-up of what is typed, too', async () => {
  const { adapter, actions, clock, settle, send } = await aSender()
  Object.assign(adapter.names ?? {}, { resolve: () => new Promise(() => {}) })
  actions.enterRecipient(NAME)
  await clock.advance(500)
  expect(send().recipient).toMatchObject({ status: 'checking' })

  await clock.advance(5_000)
  await settle()

  expect(send().recipient).toEqual({ status: 'invalid', reason: 'failed' })
})

test('an answer that comes after the visitor typed another recipient changes nothing', async () => {
  const { adapter, actions, settle, send } = await named()
  let answer = (_: string): void => {}
  const resolve = () => new Promise<string>((done) => (answer = done))
  Object.assign(adapter.names ?? {}, { resolve })
  actions.review()
  await settle()
  actions.enterRecipient(BOB)
  await settle()

  answer(EVE)
  await settle()

  expect(send().recipient).toEqual({ status: 'valid', address: BOB })
  expect(send().current.step).toBe('idle')
})

test('a page that ends while a name is looked up asks no wallet any more', async () => {
  const { adapter, core, review, confirm, settle } = await named()
  await review()
  let answer = (_: string): void => {}
  const resolve = () => new Promise<string>((done) => (answer = done))
  Object.assign(adapter.names ?? {}, { resolve })
  await confirm()

  core.stop()
  answer(BOB)
  await settle()

  expect(adapter.sent).toEqual([])
})

test('an address is asked for nothing again', async () => {
  const { adapter, review, actions, settle, step } = await aSender()
  Object.assign(adapter.names ?? {}, { resolve: () => Promise.reject(new Error('asked')) })
  await review()
  actions.confirm()
  await settle()

  expect(step()).toBe('sent')
})

test('without the views a name that moves between its look-ups sends nothing, and both addresses are named', async () => {
  const { adapter, actions } = await aSender()
  const answers = [BOB, EVE]
  Object.assign(adapter.names ?? {}, { resolve: async () => answers.shift() })

  const sending = actions.transfer({ to: NAME, amount: '1', token: 'ETH' })

  const context = { name: NAME, before: BOB, now: EVE }
  await expect(sending).rejects.toMatchObject({ code: 'names.moved', context })
  expect(adapter.sent).toEqual([])
})

test('without the views a name that can’t be looked up again sends nothing', async () => {
  const { adapter, actions } = await aSender()
  const answers = [BOB]
  Object.assign(adapter.names ?? {}, { resolve: async () => answers.shift() })

  const sending = actions.transfer({ to: NAME, amount: '1', token: 'ETH' })

  await expect(sending).rejects.toMatchObject({ code: 'names.unconfirmed' })
  expect(adapter.sent).toEqual([])
})
