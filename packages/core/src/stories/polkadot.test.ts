import { expect, test } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import { isAccountId, isNamespace, WALLET_METHODS } from '../contract/index.ts'
import { defaultAccountType } from '../options/account-type-rules.ts'
import { aChain, createTestCore } from '../testing/create-test-core.ts'

const POLKADOT = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const ACCOUNT = `${POLKADOT}:1FRMM8PEiWXYax7rpS6X4XZX1aAAxSWx1CrKTyrVYhV24fg`

test.each([
  ['eip155', 'smartAccount'],
  ['solana', 'eoa'],
  ['polkadot', 'eoa'],
  ['bip122', 'payment'],
] as const)('the default account type on %s is %s', (namespace, type) => {
  expect(isNamespace(namespace)).toBe(true)
  expect(defaultAccountType(namespace)).toBe(type)
})

test('an address of Polkadot is valid by its format', () => {
  expect(isAccountId(ACCOUNT)).toBe(true)
})

test('Polkadot has no adapter and no session, and no wallet gets a request for it', async () => {
  const chain = aChain({ id: POLKADOT, name: 'Polkadot' })
  const { core } = createTestCore({ networks: [aChain(), chain] })
  await core.start()
  const { supported } = core.snapshot().network

  expect(core.adapter('polkadot')).toBeUndefined()
  expect(publicAccount(core.snapshot(), 'polkadot')).toMatchObject({
    isConnected: false,
    status: 'disconnected',
    address: undefined,
  })
  expect(supported.map(({ id }) => id)).toEqual(['eip155:1', POLKADOT])
  expect(WALLET_METHODS.polkadot).toEqual([])
  expect(() => core.actions.network.add(chain)).toThrow(
    expect.objectContaining({ code: 'adapter.not-found' }),
  )
})
