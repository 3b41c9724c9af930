import { expect, test, vi } from 'vitest'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { readStandardAccounts } from './read-accounts.ts'
import { callFeature, followStandardWallet } from './standard-wallet.ts'

const ACCOUNT_FORMAT = {
  chainPrefix: 'solana',
  isAddress: (text: string) => text.startsWith('addr'),
}

function aWallet(features: unknown): { features: unknown; accounts: unknown } {
  return { features, accounts: [] }
}

function anAccount(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const publicKey = new Uint8Array([1, 2, 3])
  return { address: 'addr1', publicKey, chains: ['solana:mainnet'], features: [], ...changes }
}

test('a feature is called in the calling task, as the method of its own object', async () => {
  const feature = {
    answer: 'accounts',
    connect(input: unknown) {
      return [this.answer, input]
    },
  }

  const calling = callFeature(
    aWallet({ 'standard:connect': feature }),
    'standard:connect',
    'silent',
  )

  await expect(calling).resolves.toEqual(['accounts', 'silent'])
})

test.each([
  ['no features', undefined],
  ['none of that name', {}],
  ['one without the method', { 'standard:connect': {} }],
  ['one whose method is a text', { 'standard:connect': { connect: 'me' } }],
])('a wallet with %s has no such feature', async (_what, features) => {
  const calling = callFeature(aWallet(features), 'standard:connect')

  await expect(calling).rejects.toMatchObject({ code: 'wallet.unsupported-method' })
})

test('a synchronous throw of a wallet becomes a rejection', async () => {
  const connect = (): never => {
    throw new Error('no')
  }

  const calling = callFeature(aWallet({ 'standard:connect': { connect } }), 'standard:connect')

  await expect(calling).rejects.toThrow('no')
})

test("accounts are copied, each address once, with the wallet's own object", () => {
  const publicKey = new Uint8Array([1, 2, 3])
  const own = anAccount({ publicKey, label: '\u202eSavings\n' })

  const accounts = readStandardAccounts([own, anAccount()], ACCOUNT_FORMAT)
  publicKey[0] = 9

  expect(accounts).toEqual([
    {
      address: 'addr1',
      publicKey: new Uint8Array([1, 2, 3]),
      chains: ['solana:mainnet'],
      label: 'Savings',
      own,
    },
  ])
})

test('an address that is listed once for each network is on all of them', () => {
  const [main, both] = [anAccount(), anAccount({ chains: ['solana:mainnet', 'solana:devnet'] })]

  expect(readStandardAccounts([main, both, main], ACCOUNT_FORMAT)).toMatchObject([
    { address: 'addr1', chains: ['solana:mainnet'], own: main },
    { address: 'addr1', chains: ['solana:devnet'], own: both },
  ])
})

test.each([
  ['no list', undefined],
  ['a list of nothing', [undefined]],
  ['a text among them', [anAccount(), 'addr2']],
  ['an address of another family', [anAccount({ address: '0x1' })]],
  ['an address that is no text', [anAccount({ address: ['addr'] })]],
  ['networks that are no list', [anAccount({ chains: 'solana:mainnet' })]],
  ['more than anybody has', Array.from({ length: 1_001 }, () => anAccount())],
  [
    'one that throws',
    [
      {
        get address() {
          throw new Error('no')
        },
      },
    ],
  ],
])('%s is no answer', (_what, value) => {
  expect(readStandardAccounts(value, ACCOUNT_FORMAT)).toBeUndefined()
})

test('a label that throws when it is read costs the label', () => {
  const own = Object.defineProperty(anAccount(), 'label', {
    get() {
      throw new Error('no')
    },
  })

  const accounts = readStandardAccounts([own], ACCOUNT_FORMAT)

  expect(accounts).toMatchObject([{ address: 'addr1', label: undefined }])
})

test('accounts of other namespaces are left out, whatever their addresses look like', () => {
  const other = anAccount({ address: 'bc1q', chains: ['bitcoin:mainnet'] })
  const both = anAccount({ chains: ['bitcoin:mainnet', 'solana:devnet'] })

  expect(readStandardAccounts([other, both], ACCOUNT_FORMAT)).toMatchObject([
    { address: 'addr1', chains: ['solana:devnet'] },
  ])
})

test.each([
  ['no key', undefined],
  ['a text', 'key'],
  ['one that is too long', new Uint8Array(300)],
])('%s is no key', (_what, publicKey) => {
  const [account] = readStandardAccounts([anAccount({ publicKey })], ACCOUNT_FORMAT) ?? []

  expect(account?.publicKey).toEqual(new Uint8Array())
})

test('changes of a wallet are reported until undone, and the listener is removed', () => {
  const listeners: ((change: unknown) => void)[] = []
  const off = vi.fn()
  const on = (_event: string, listener: () => void) => {
    listeners.push(listener)
    return off
  }
  const changed = vi.fn()
  const undo = followStandardWallet(
    aWallet({ 'standard:events': { on } }),
    createFakeClock(),
    changed,
  )

  listeners[0]?.({ accounts: [] })
  undo()
  undo()
  listeners[0]?.({ accounts: [] })

  expect(changed).toHaveBeenCalledTimes(1)
  expect(off).toHaveBeenCalledTimes(1)
})

test.each([
  ['no events', {}],
  ['events that can not be heard', { 'standard:events': { on: 'change' } }],
  [
    'a listener that it never lets go',
    {
      'standard:events': {
        on: () => () => {
          throw new Error('no')
        },
      },
    },
  ],
])('a wallet with %s causes no error', (_what, features) => {
  const undo = followStandardWallet(aWallet(features), createFakeClock(), () =>
    expect.unreachable('not called'),
  )

  expect(undo).not.toThrow()
})
