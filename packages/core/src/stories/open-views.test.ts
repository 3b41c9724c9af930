import { expect, test } from 'vitest'
import type { PublicView } from '../store/routes.ts'
import { aConnectedVisit, aVisit } from '../testing/a-visit.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'

const OF_ACCOUNT = [
  'Transactions',
  'WalletReceive',
  'AccountSettings',
  'Accounts',
  'SmartSessionList',
  'Permissions',
] as const satisfies readonly PublicView[]

test.each(OF_ACCOUNT)('%s opens by its name where a wallet is connected', async (name) => {
  const { core, view } = await aConnectedVisit()

  core.actions.open({ view: name })

  expect(view()).toBe(name)
})

test.each(OF_ACCOUNT)('%s follows the connection that it needs', async (name) => {
  const { core, view, views, settle, clock } = aVisit()
  await core.start()

  core.actions.open({ view: name })
  expect(view()).toBe('Connect')
  core.actions.connect.local('eip155', 'io.fjord')
  await settle()
  await clock.advance(600)

  expect(views()).toEqual([name])
  expect(core.snapshot().modal.isOpen).toBe(true)
})

test('what a view was to be filled in with is there after the connection', async () => {
  const { core, view, settle, clock } = aVisit()
  await core.start()

  core.actions.open({ view: 'WalletSend', amount: '0.5' })
  core.actions.connect.local('eip155', 'io.fjord')
  await settle()
  await clock.advance(600)
  await settle()

  expect(view()).toBe('WalletSend')
  expect(core.snapshot().send?.amountText).toBe('0.5')
})

test('a view that a website requested is forgotten once the modal was closed or something else was opened', async () => {
  const { core, adapter, view, settle, clock } = aVisit()
  await core.start()
  const connect = async (id: string): Promise<void> => {
    core.actions.connect.local('eip155', id)
    await settle()
    await clock.advance(600)
  }

  core.actions.open({ view: 'Transactions' })
  core.actions.close()
  core.actions.open()
  await connect('io.fjord')
  expect(core.snapshot().modal.isOpen).toBe(false)
  await core.account.load().then((account) => account.disconnect())

  adapter.add(aFakeWallet({ id: 'io.kestrel', name: 'Kestrel' }))
  core.actions.open({ view: 'Transactions' })
  core.actions.open({ view: 'Connect' })
  await connect('io.kestrel')
  expect([core.snapshot().modal.isOpen, view()]).toEqual([false, 'ConnectingExternal'])
})

test('a required sign-in comes before the view', async () => {
  const siwx = {
    createMessage: () => new Promise<never>(() => {}),
    addSession: async () => {},
    revokeSession: async () => {},
    setSessions: async () => {},
    getSessions: async () => [],
  }
  const { core, view, settle, clock } = aVisit({ siwx })
  await core.start()

  core.actions.open({ view: 'Transactions' })
  core.actions.connect.local('eip155', 'io.fjord')
  await settle()
  await clock.advance(600)
  await settle()

  expect(view()).toBe('ConnectingSiwe')
})
