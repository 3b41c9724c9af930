import { expect, test } from 'vitest'
import {
  BOB,
  setUpConnectedWallets,
  setUpSeveralWallets,
} from '../testing/set-up-several-wallets.ts'

test('a wallet that the website connects by itself is the active one, and stored', async () => {
  const { core, evm, readConnections, storage, settle } = setUpSeveralWallets()
  await core.start()

  evm.emitOpened('io.fjord', false)
  await settle()

  expect(readConnections()).toMatchObject({ wallet: 'io.fjord', chain: 'eip155' })
  expect(JSON.stringify(storage.entries())).toContain('io.fjord')
})

test('one that it resumes leaves the active namespace as it is', async () => {
  const { core, evm, readConnections, settle } = setUpSeveralWallets()
  await core.start()
  await core.actions.connect.withWallet('solana', 'Tern')

  evm.emitOpened('io.fjord', true)
  evm.emitOpened('io.fjord', true)
  await settle()

  expect(readConnections()).toMatchObject({ wallet: 'io.fjord', chain: 'solana' })
})

test('an inactive wallet that it makes the active one is active, and the other stays connected', async () => {
  const { evm, readConnections, settle } = await setUpConnectedWallets()
  const { active } = readConnections()

  evm.emitOpened('io.fjord', false)
  await settle()

  expect(active).toBe(BOB)
  expect(readConnections()).toMatchObject({ wallet: 'io.fjord', inactive: ['io.kestrel'] })
  evm.emitClosed('io.fjord')
  await settle()
  expect(readConnections()).toMatchObject({ wallet: 'io.kestrel', inactive: [] })
})
