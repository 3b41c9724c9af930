import type { AccountTypeRules } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { readAccounts } from './read-accounts.ts'
import { aKey } from './testing/a-key.ts'
import { MAINNET, REGTEST, SIGNET, TESTNET } from './testing/a-network.ts'
import { stateOf } from './wallet-state.ts'

const payment = aKey(1)
const ordinals = aKey(2, { isTaproot: true })
const main = aKey(1, { network: 'mainnet' })

function aState(
  accounts: readonly object[],
  {
    network,
    preferred = [],
    types,
  }: { network?: string; preferred?: (typeof TESTNET.id)[]; types?: AccountTypeRules } = {},
) {
  return stateOf({ network }, readAccounts({ accounts }) ?? [], { networkIds: preferred, types })
}

test('payment accounts come first, whatever the wallet calls them', () => {
  const state = aState([ordinals, payment].map(({ address }) => ({ address })))

  expect(state).toMatchObject({
    networkId: TESTNET.id,
    addresses: [payment.address, ordinals.address],
    facts: { [ordinals.address]: { type: 'ordinal' }, [payment.address]: { type: 'payment' } },
  })
})

test('a taproot account alone has no known purpose; a purpose from the wallet counts', () => {
  const { address } = ordinals

  expect(aState([{ address }])?.facts).toEqual({ [address]: {} })
  expect(aState([{ address, purpose: 'payment' }])?.facts).toEqual({
    [address]: { type: 'payment' },
  })
  expect(aState([{ address, purpose: 'ordinals' }])?.facts).toEqual({
    [address]: { type: 'ordinal' },
  })
})

test.each(['label', 'path'])(
  'a %s that throws when it is read is missing, and costs nothing else',
  (field) => {
    const own = Object.defineProperty({ address: one }, field, {
      get() {
        throw new Error('Do not read me')
      },
    })

    expect(readAccounts({ accounts: [own] })).toMatchObject([{ address: one, [field]: undefined }])
  },
)

const both = [payment, ordinals].map(({ address }) => ({ address }))

test.each<[rule: string, types: AccountTypeRules, keys: readonly (typeof payment)[]]>([
  ['payments only', { allowed: ['payment'] }, [payment]],
  ['ordinals only', { allowed: ['ordinal'] }, [ordinals]],
  ['ordinals first', { preferred: 'ordinal' }, [ordinals, payment]],
  ['payments first', { preferred: 'payment' }, [payment, ordinals]],
  [
    'ordinals preferred, but not allowed',
    { allowed: ['payment'], preferred: 'ordinal' },
    [payment],
  ],
])('a website that works with %s gets these accounts', (_rule, types, keys) => {
  const addresses = keys.map(({ address }) => address)
  const state = aState(both, { types })

  expect(state?.addresses).toEqual(addresses)
  expect(Object.keys(state?.facts ?? {}).sort()).toEqual([...addresses].sort())
})

test('a taproot account alone may be for payments', () => {
  const { address } = ordinals

  expect(aState([{ address }], { types: { allowed: ['payment'] } })?.addresses).toEqual([address])
})

const one = payment.address
const REPEATS: readonly (readonly [string, readonly object[]])[] = [
  ['payment, then ordinals', [{ purpose: 'payment' }, { purpose: 'ordinals' }]],
  ['ordinals, then payment', [{ purpose: 'ordinals' }, { purpose: 'payment' }]],
  ['payment, then nothing', [{ purpose: 'payment' }, {}]],
  ['payment, then something unknown', [{ purpose: 'payment' }, { purpose: 'runes' }]],
  ['both as a list', [{ purpose: ['payment', 'ordinals'] }]],
  ['both by another name', [{ purposes: ['ordinals', 'payment'] }]],
  ['payment in capitals', [{ purpose: 'PAYMENT' }, { purpose: 'Ordinals' }]],
  ['payments', [{ purpose: 'payments' }, { purpose: 'ordinals' }]],
  ['payments in capitals, with blanks', [{ purpose: ' Payments ' }, { purpose: 'Ordinal' }]],
]

test.each(REPEATS)('an address that is named for %s is one for payments', (_names, names) => {
  const accounts = names.map((name) => ({ address: one, ...name }))

  const state = aState(accounts, { types: { allowed: ['payment'] } })

  expect(state).toMatchObject({ addresses: [one], facts: { [one]: { type: 'payment' } } })
})

test('an address for both is of the type that the website uses or prefers', () => {
  const accounts = [
    { address: one, purpose: 'payment', publicKey: payment.publicKey },
    { address: one, purpose: 'ordinals' },
  ]
  const typeWith = (types: AccountTypeRules) => aState(accounts, { types })?.facts[one]

  expect(typeWith({ allowed: ['ordinal'] })).toEqual({
    type: 'ordinal',
    publicKey: payment.publicKey,
  })
  expect(typeWith({ preferred: 'ordinal' })).toMatchObject({ type: 'ordinal' })
  expect(typeWith({})).toMatchObject({ type: 'payment' })
})

test('an address that is named once for each network is on all of them', () => {
  const accounts = ['bitcoin:testnet', 'bitcoin:signet'].map((chain) => ({
    address: one,
    chains: [chain],
  }))

  expect(aState(accounts)?.networkIds).toEqual([TESTNET.id, SIGNET.id])
})

test.each([
  [
    'Stacks, by its purpose',
    { address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7', purpose: 'stacks' },
  ],
  ['Stacks, without a purpose', { address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7' }],
  ['Stacks, in capitals', { address: one, symbol: 'STX' }],
  [
    'a chain to come',
    { address: '0x52908400098527886E0F7030069857D2E4169EE7', purpose: 'rootstock' },
  ],
])('an account of %s is left out, and costs nothing else', (_chain, other) => {
  expect(readAccounts({ accounts: [other, { address: main.address }] })).toMatchObject([
    { address: main.address },
  ])
})

test.each([
  { address: 'nowhere', purpose: 'payment' },
  { address: 'nowhere', symbol: 'BTC' },
  { address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsy' },
])("an account that can't be read (%j) costs that account, not the wallet", (broken) => {
  expect(readAccounts({ accounts: [broken, { address: main.address }] })).toMatchObject([
    { address: main.address },
  ])
  expect(readAccounts({ accounts: [broken] })).toBeUndefined()
})

test('a network on which only other types of account are shared is not used', () => {
  const types = { allowed: ['payment'] } as const
  const here = { address: ordinals.address, purpose: 'ordinals' }

  expect(aState([here], { types })).toBeUndefined()
  expect(
    aState([here, { address: main.address }], { types, preferred: [TESTNET.id] }),
  ).toMatchObject({ networkId: MAINNET.id, networkIds: [MAINNET.id], addresses: [main.address] })
})

test('a wallet without a network is on the requested one, if it has an account there', () => {
  const accounts = [{ address: payment.address }, { address: main.address }]

  expect(aState(accounts, { preferred: [SIGNET.id] })?.networkId).toBe(SIGNET.id)
  expect(aState(accounts, { preferred: [REGTEST.id, MAINNET.id] })).toMatchObject({
    networkId: MAINNET.id,
    networkIds: [MAINNET.id, TESTNET.id],
    addresses: [main.address],
  })
})

test('a wallet with its own network is on that one, whatever is requested', () => {
  const state = aState([{ address: payment.address }], {
    network: 'Signet',
    preferred: [TESTNET.id],
  })

  expect(state).toMatchObject({ networkId: SIGNET.id })
  expect(state?.networkIds).toBeUndefined()
})

test('accounts are only on the networks that the wallet gives', () => {
  const accounts = [{ address: payment.address, chains: ['bitcoin:signet', 'solana:mainnet'] }]

  expect(aState(accounts, { preferred: [TESTNET.id] })?.networkIds).toEqual([SIGNET.id])
  expect(aState([{ ...payment, chains: ['bitcoin:mainnet'] }])).toBeUndefined()
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
])('%s is not a list of accounts', (_what, accounts) => {
  expect(readAccounts({ accounts })).toBeUndefined()
})

test('only valid fields of an account are read', () => {
  const { address } = payment
  const own = { address, publicKey: 'xyz', path: 'm/evil', label: '\u202eevil'.repeat(20) }

  expect(readAccounts({ accounts: [own, { address }] })).toEqual([
    { address, kinds: ['test'], type: 'p2wpkh', label: 'evil'.repeat(13).slice(0, 51) },
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
