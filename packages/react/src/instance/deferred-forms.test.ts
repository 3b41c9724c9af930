import { createFakeHttp, createTestCore } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { deferActions } from './deferred-actions.ts'

const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** A page whose visitor is connected, and for which nothing of an account is loaded. */
async function aPage() {
  const http = createFakeHttp(() => undefined)
  const { core } = createTestCore({ projectId: 'p1', ports: { http } })
  await core.start()
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  const actions = deferActions({
    core: async (use) => await use(core.actions),
    account: () => new Promise<never>(() => {}),
  })
  return { core, actions, views: () => core.snapshot().router.history.map(({ view }) => view) }
}

test.each([
  ['send', 'WalletSend'],
  ['swap', 'Swap'],
  ['onramp', 'OnRampProviders'],
] as const)('%s opens a closed modal at once, before its code is loaded', async (form, view) => {
  const { core, actions, views } = await aPage()

  await actions[form].open()

  expect(core.snapshot().modal.isOpen).toBe(true)
  expect(views()).toEqual([view])
})

test('the form that is opened is filled in', async () => {
  const { core, actions } = await aPage()

  await actions.send.open({ to: BOB, amount: '0.5' })

  await expect.poll(() => core.snapshot().send?.amountText).toBe('0.5')
  expect(core.snapshot().send?.recipientText).toBe(BOB)
})

test('in an open modal it takes the place of what is shown, as by `open({ view })`', async () => {
  const { core, actions, views } = await aPage()
  core.actions.open()

  await actions.send.open()

  expect(views()).toEqual(['WalletSend'])
})

test('without an account the visitor connects first', async () => {
  const { core, actions, views } = await aPage()
  await core.actions.disconnect()

  await actions.swap.open()

  expect(views()).toEqual(['Connect'])
})
