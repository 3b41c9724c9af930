import { expect, test } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { MAINNET, REGTEST, SIGNET, TESTNET } from '../testing/a-network.ts'
import { readAccounts } from './read-accounts.ts'
import { standingOf } from './wallet-state.ts'

const payment = aKey(1)
const ordinals = aKey(2, { isTaproot: true })
const main = aKey(1, { network: 'mainnet' })

function stand(
  accounts: readonly object[],
  { network, wishes = [] }: { network?: string; wishes?: (typeof TESTNET.id)[] } = {},
) {
  return standingOf({ network }, readAccounts({ accounts }) ?? [], wishes)
}

test('payments come first, however the wallet puts it', () => {
  const standing = stand([ordinals, payment].map(({ address }) => ({ address })))

  expect(standing).toMatchObject({
    networkId: TESTNET.id,
    addresses: [payment.address, ordinals.address],
    facts: { [ordinals.address]: { type: 'ordinal' }, [payment.address]: { type: 'payment' } },
  })
})

test('of taproot alone nobody knows what for, and a wallet that says it is believed', () => {
  const { address } = ordinals

  expect(stand([{ address }])?.facts).toEqual({ [address]: {} })
  expect(stand([{ address, purpose: 'payment' }])?.facts).toEqual({
    [address]: { type: 'payment' },
  })
  expect(stand([{ address, purpose: 'ordinals' }])?.facts).toEqual({
    [address]: { type: 'ordinal' },
  })
})

test('a wallet that is on none is where the website wants it, if an account is for that', () => {
  const accounts = [{ address: payment.address }, { address: main.address }]

  expect(stand(accounts, { wishes: [SIGNET.id] })?.networkId).toBe(SIGNET.id)
  expect(stand(accounts, { wishes: [REGTEST.id, MAINNET.id] })).toMatchObject({
    networkId: MAINNET.id,
    networkIds: [MAINNET.id, TESTNET.id],
    addresses: [main.address],
  })
})

test('a wallet on a network of its own is there, whatever is wanted', () => {
  const standing = stand([{ address: payment.address }], {
    network: 'Signet',
    wishes: [TESTNET.id],
  })

  expect(standing).toMatchObject({ networkId: SIGNET.id })
  expect(standing?.networkIds).toBeUndefined()
})

test('accounts are only where the wallet says that they are', () => {
  const accounts = [{ address: payment.address, chains: ['bitcoin:signet', 'solana:mainnet'] }]

  expect(stand(accounts, { wishes: [TESTNET.id] })?.networkIds).toEqual([SIGNET.id])
  expect(stand([{ ...payment, chains: ['bitcoin:mainnet'] }])).toBeUndefined()
})

test.each([
  ['nothing', undefined],
  ['no list', {}],
  ['what has no address', [{ publicKey: 'ab' }]],
  ['a wrong address', [{ address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsy' }]],
  ['too much', Array.from({ length: 1_001 }, () => ({ address: payment.address }))],
  [
    'what throws',
    [
      {
        get address() {
          throw new Error('A trap')
        },
      },
    ],
  ],
])('%s is no list of accounts', (_what, accounts) => {
  expect(readAccounts({ accounts })).toBeUndefined()
})

test('only what is well formed is taken of an account', () => {
  const { address } = payment
  const own = { address, publicKey: 'xyz', path: 'm/evil', label: '\u202eevil'.repeat(20) }

  expect(readAccounts({ accounts: [own, { address }] })).toEqual([
    { address, kinds: ['test'], type: 'p2wpkh' },
  ])
  const good = {
    address,
    publicKey: payment.publicKey.toUpperCase(),
    path: "m/84'/1'/0'",
    label: ' Rent ',
  }
  expect(readAccounts({ accounts: [good] })).toMatchObject([
    { publicKey: payment.publicKey, path: "m/84'/1'/0'", label: 'Rent' },
  ])
})
