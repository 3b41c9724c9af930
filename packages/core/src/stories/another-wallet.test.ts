import { expect, test } from 'vitest'
import { aChain, createTestCore } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** A visitor on Ethereum who can connect on Solana, too. */
async function aPlace() {
  const plum = aFakeWallet({ id: 'io.plum', name: 'Plum' })
  const tern = aFakeWallet({ id: 'Tern', name: 'Tern', networkId: SOLANA, addresses: ['8ZUnQ1Y9'] })
  const visit = createTestCore({
    adapters: [createFakeAdapter(aFakeWallet(), plum), createFakeAdapter(tern)],
    networks: [aChain(), aChain({ id: SOLANA, name: 'Solana' })],
  })
  await visit.core.start()
  await visit.core.actions.connect.withWallet('eip155', 'io.fjord')
  await visit.settle()
  const read = () => {
    const { modal, router } = visit.core.snapshot()
    return [modal.namespaceFilter, ...router.history.map(({ view }) => view)]
  }
  return { ...visit, read }
}

test('the wallets of a namespace are shown as a new view, and going back leads to the former one', async () => {
  const { core, read } = await aPlace()
  const { open, router, connections } = core.actions
  open()
  router.push('Accounts', {})

  connections.another('solana')

  expect(read()).toEqual(['solana', 'Account', 'Accounts', 'Connect'])
  router.push('WhatIsAWallet', {})
  router.back()
  expect(read()).toEqual(['solana', 'Account', 'Accounts', 'Connect'])
  router.back()
  expect(read()).toEqual([undefined, 'Account', 'Accounts'])
})

test('a closed modal opens with these wallets, and shows all wallets after it closes', async () => {
  const { core, read } = await aPlace()

  core.actions.connections.another('solana')

  expect(core.snapshot().modal.isOpen).toBe(true)
  expect(read()).toEqual(['solana', 'Connect'])
  core.actions.close()
  expect(read()[0]).toBeUndefined()
})

test('after connecting one of them both are connected, and the modal closes', async () => {
  const { core, settle, read } = await aPlace()
  core.actions.open()
  core.actions.connections.another('solana')

  core.actions.connect.local('solana', 'Tern')
  await settle()
  core.actions.close()

  expect(Object.values(core.snapshot().accounts).map((each) => each?.status)).toEqual([
    'connected',
    'connected',
  ])
  expect(read()[0]).toBeUndefined()
})

test('the list of accounts stays open when an inactive wallet becomes active', async () => {
  const { core, settle, read } = await aPlace()
  await core.actions.connect.withWallet('eip155', 'io.plum')
  core.actions.open()
  core.actions.router.push('Accounts', {})

  await core.actions.connections.disconnectWallet('eip155', 'io.plum')
  await settle()

  expect(core.snapshot().modal.isOpen).toBe(true)
  expect(read().slice(1)).toEqual(['Account', 'Accounts'])
  await core.actions.connections.disconnectWallet('eip155', 'io.fjord')
  expect(core.snapshot().modal.isOpen).toBe(false)
})
