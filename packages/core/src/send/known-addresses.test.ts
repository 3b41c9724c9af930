import { expect, test } from 'vitest'
import type { ActivityTransaction } from '../store/state/activity.ts'
import { imitatedAddress, knownAddresses, suggestedAddresses } from './known-addresses.ts'

const ME = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const FAKE = '0x3c44aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa93bc'
const EVE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const account = `eip155:1:${ME}` as const

const OUT = {
  ...({ direction: 'out', amountText: '1' } as const),
  token: { name: 'Dollar', symbol: 'USD' },
}

function aTransaction(changes: Partial<ActivityTransaction> = {}): ActivityTransaction {
  return {
    id: 't',
    operation: 'send',
    hash: '0xA',
    minedAtMs: 5,
    from: ME,
    to: BOB,
    status: 'confirmed',
    transfers: [OUT],
    ...changes,
  }
}

function factsOf(...transactions: readonly ActivityTransaction[]) {
  const session = { id: 's', namespace: 'eip155', walletId: 'w', networkId: 'eip155:1' } as const
  const wallet = { id: 'w', namespace: 'eip155', name: 'Fjord' } as const
  return {
    accounts: {
      eip155: { status: 'connected', session: { ...session, accounts: [account] }, wallet },
    },
    activity: { [account]: { status: 'ready', pages: [transactions], readAtMs: 0 } },
    pendingTransactions: [
      {
        ...({ id: '0xa', account, isBatch: false, step: 'confirmed', sentAtMs: 4 } as const),
        transfer: { to: BOB, units: '1' },
      },
      {
        ...({ id: '0xb', account, isBatch: false, step: 'pending', sentAtMs: 9 } as const),
        transfer: { to: BOB, units: '1' },
      },
    ],
  } as const
}

test('own accounts are known, and who was paid, each payment once', () => {
  const facts = factsOf(aTransaction(), aTransaction({ hash: '0xC', minedAtMs: 3 }))

  expect(knownAddresses(facts, account)).toEqual([
    { address: ME, as: 'own', isListed: false, count: 0 },
    { address: BOB, as: 'paid', isListed: false, count: 3, atMs: 9 },
  ])
})

test.each([
  { status: 'failed' },
  { operation: 'approve' },
  { from: EVE, to: ME, transfers: [{ direction: 'in', amountText: '0' }] },
  // Anybody can write a transfer of nothing in the name of another one.
  { from: EVE, to: FAKE },
  { transfers: [] },
  { transfers: [{ ...OUT, amountText: '0.00' }] },
  { transfers: [{ ...OUT, amountText: undefined }] },
  { transfers: [{ ...OUT, token: undefined }] },
  { transfers: [OUT, { ...OUT, amountText: '0' }] },
  { to: '' },
] as const)('%j makes no address known', (changes) => {
  const facts = factsOf(aTransaction({ to: FAKE, hash: '0xC', ...changes }))

  expect(knownAddresses(facts, account).map(({ address }) => address)).toEqual([ME, BOB])
})

test('an address that imitates a known one is found, and a known one imitates none', () => {
  const facts = factsOf(aTransaction())

  expect(imitatedAddress(facts, account, FAKE)).toMatchObject({ address: BOB, as: 'paid' })
  expect(imitatedAddress(facts, account, BOB.toLowerCase())).toBeUndefined()
  expect(imitatedAddress(facts, account, EVE)).toBeUndefined()
})

test('who was paid on this device is known, however little of it a server lists', () => {
  const paid = [{ address: BOB.toLowerCase(), count: 5, atMs: 7 }]
  const facts = { ...factsOf(aTransaction()), pendingTransactions: [], send: { paid } }

  const [, bob] = knownAddresses(facts, account)

  expect(bob).toMatchObject({ isListed: false, count: 5, atMs: 7 })
})

test('an imitation that a server lists is neither known nor suggested, and comes after who was paid here', () => {
  const facts = {
    ...factsOf(aTransaction({ to: FAKE, hash: '0xC' }), aTransaction({ to: EVE, hash: '0xD' })),
    send: { paid: [{ address: BOB, count: 1, atMs: 1 }] },
  }

  expect(imitatedAddress(facts, account, FAKE)).toMatchObject({ address: BOB })
  expect(suggestedAddresses(facts, account).map(({ address }) => address)).toEqual([BOB, EVE])
})

test('of two that a server lists and that look alike none is suggested', () => {
  const facts = {
    ...factsOf(aTransaction({ to: FAKE, hash: '0xC' }), aTransaction({ hash: '0xD' })),
    pendingTransactions: [],
  }

  expect(suggestedAddresses(facts, account)).toEqual([])
})

test.each(['replaced', 'expired', 'failed', 'partial'] as const)(
  'a transfer that was %s paid nobody',
  (step) => {
    const sent = { id: '0xa', account, isBatch: false, step, sentAtMs: 4 } as const
    const facts = {
      ...factsOf(),
      pendingTransactions: [{ ...sent, transfer: { to: BOB, units: '1' } }],
    }

    expect(knownAddresses(facts, account).map(({ address }) => address)).toEqual([ME])
  },
)
