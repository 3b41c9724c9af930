import { expect, test } from 'vitest'
import { ADDRESS, aConnectedVisit, aVisit } from '../testing/a-visit.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'

const BALANCES = '@appkit/native_balance_cache'
const NAMES = '@appkit/identity_cache'

test('a visitor who disconnects before the account is looked up leaves nothing stored', async () => {
  const storage = createFakeStorage()
  const account = `eip155:1:${ADDRESS}`
  const balance = { caipAddress: account, balance: '1.284', symbol: 'ETH', timestamp: 0 }
  storage.set(BALANCES, JSON.stringify({ [account]: balance }))
  const name = { address: ADDRESS, identity: { name: 'mira.eth' }, timestamp: 0 }
  storage.set(NAMES, JSON.stringify({ [ADDRESS]: name }))
  const { core, settle } = aVisit({ ports: { storage } })
  await core.start()
  await core.actions.connect.withWallet('eip155', 'io.fjord')

  await core.actions.disconnect()
  await settle()

  expect(storage.get(BALANCES) ?? '').not.toContain(account)
  expect(storage.get(NAMES) ?? '').not.toContain(ADDRESS)
})

test('tokens that were requested before the core stopped are not read', async () => {
  const { core } = await aConnectedVisit()

  const reading = core.actions.balances.readTokens()
  core.stop()

  await expect(reading).rejects.toMatchObject({ code: 'aborted' })
})
