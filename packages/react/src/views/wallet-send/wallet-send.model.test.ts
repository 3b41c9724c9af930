import type { Snapshot } from '@latchkey/core'
import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, connectedOn, TEXT } from '../../testing/a-snapshot.ts'
import { sendModel } from './wallet-send.model.ts'

const ACCOUNT = `eip155:1:${ADDRESS}` as const
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const ETHER = { symbol: 'ETH', name: 'Ether', decimals: 18 }

function draw(form: Partial<NonNullable<Snapshot['send']>> = {}, more: Partial<Snapshot> = {}) {
  const snapshot = aSnapshot({
    ...connectedOn(),
    balances: { [ACCOUNT]: { status: 'ready', amountText: '1.5', symbol: 'ETH' } },
    portfolio: {
      scope: 'network',
      accounts: {
        [ACCOUNT]: {
          status: 'ready',
          holdings: [
            {
              networkId: 'eip155:1',
              ...ETHER,
              amountText: '1.5',
              priceUsd: 2_000,
              valueUsd: 3_000,
            },
          ],
        },
      },
    },
    send: {
      account: ACCOUNT,
      token: ETHER,
      amountText: '',
      isMax: false,
      isReadingMax: false,
      recipientText: '',
      recipient: { status: 'none' },
      paid: [],
      current: { step: 'idle' },
      ...form,
    },
    ...more,
  })
  const model = sendModel(snapshot, TEXT)
  if (model === undefined) throw new Error('There is no form')
  return model
}

const FAKE = `${BOB.slice(0, 6)}${'1'.repeat(32)}${BOB.slice(-4)}`
const MOVED = {
  ...({ status: 'moved', name: 'bob.eth', isOfEthereum: false } as const),
  before: FAKE,
  now: BOB,
}
const TO_BOB = { recipientText: BOB, recipient: { status: 'valid', address: BOB } } as const

test.each([
  [{ token: undefined }, 'Select Token'],
  [{}, 'Add Amount'],
  [{ amountText: '2' }, 'Insufficient Funds'],
  [{ amountText: '0.0000000000000000001' }, 'Incorrect Value'],
  [{ amountText: '0.25' }, 'Add Address'],
  [{ amountText: '0.25', recipient: { status: 'checking' } }, 'Add Address'],
  [{ amountText: '0.25', recipient: { status: 'invalid', reason: 'checksum' } }, 'Invalid Address'],
  [{ amountText: '0.25', recipient: MOVED }, 'Check Address'],
  [{ amountText: '0.25', ...TO_BOB }, 'Preview Send'],
] as const)('with %j the button says "%s"', (form, label) => {
  const model = draw(form)

  expect(model.button).toBe(label)
  expect(model.canReview).toBe(label === 'Preview Send')
})

test.each(['1e-7', '1.2.3', ' 1.234', '-1', '½'])(
  'an amount %j, which is none, is refused with words and has no worth',
  (amountText) => {
    expect(draw({ amountText, ...TO_BOB })).toMatchObject({
      amountError: 'Enter the amount in figures, like 1234.5',
      canReview: false,
      fiat: undefined,
    })
  },
)

test('the amount has its worth, and what is there beside it', () => {
  expect(draw({ amountText: '0.25' })).toMatchObject({
    fiat: '$500.00',
    available: '1.5 available',
  })
  expect(draw({ amountText: '' }).fiat).toBeUndefined()
})

test('an amount above the balance says what is there', () => {
  expect(draw({ amountText: '2' })).toMatchObject({
    isShort: true,
    amountError: 'You have 1.5 ETH on Ethereum.',
  })
})

test('what is there is said as beside the amount, not with all of its decimals', () => {
  const amountText = '9.799903742953315355'
  const model = draw(
    { amountText: '2000' },
    {
      balances: { [ACCOUNT]: { status: 'ready', amountText, symbol: 'ETH' } },
      portfolio: { scope: 'network', accounts: {} },
    },
  )

  expect(model.available).toBe('9.799 available')
  expect(model.amountError).toBe('You have 9.799 ETH on Ethereum.')
})

test('a text that is no recipient says why', () => {
  const invalid = { status: 'invalid', reason: 'malformed' } as const

  expect(draw({ recipient: invalid }).addressError).toBe('This isn’t an address on Ethereum.')
})

test('screen readers are told that a name is looked up, and the address that it has', () => {
  const recipient = { status: 'checking', name: 'bob.eth' } as const

  expect(draw({ recipient: { status: 'checking' } }).status).toBe('')
  expect(draw({ recipient }).status).toBe('Looking up bob.eth')
  expect(draw({ recipient: { status: 'valid', address: BOB, name: 'bob.eth' } }).status).toBe(
    `bob.eth is ${BOB}`,
  )
})

test('screen readers are told the amount that Max entered, and none that was typed', () => {
  expect(draw({ amountText: '1.4999', isMax: true }).status).toBe('1.4999 ETH')
  expect(draw({ amountText: '1.4999' }).status).toBe('')
})

test('who was paid before is suggested, and said of the recipient', () => {
  const transfer = { to: BOB, units: '1' }
  const paid = { account: ACCOUNT, isBatch: false, step: 'confirmed', transfer } as const
  const pendingTransactions = [
    { ...paid, id: '0xa', sentAtMs: 2 },
    { ...paid, id: '0xb', sentAtMs: 1 },
  ]

  expect(draw({}, { pendingTransactions }).suggestions).toEqual([
    { address: BOB, detail: 'You’ve sent here 2 times' },
  ])
  expect(draw(TO_BOB, { pendingTransactions })).toMatchObject({
    paid: 'You’ve sent here 2 times',
    suggestions: [],
  })
})

test('the Ethereum address of a name is said to be that one', () => {
  const recipient = { ...TO_BOB.recipient, name: 'bob.eth', isOfEthereum: true }

  expect(draw({ recipient }).ofEthereum).toBe(
    'This name has no address on Ethereum. This is its Ethereum address.',
  )
  expect(draw(TO_BOB).ofEthereum).toBeUndefined()
})

test('of a name that has moved both addresses are shown', () => {
  expect(draw({ recipient: MOVED })).toMatchObject({
    moved: { title: 'bob.eth has another address now', before: FAKE, now: BOB },
    status: '',
  })
})

test('who was paid on this device is suggested first, and an imitation that is listed not at all', () => {
  const out = {
    direction: 'out',
    amountText: '5',
    token: { name: 'Dollar', symbol: 'USD' },
  } as const
  const listed = {
    ...({ id: 'a', operation: 'send', hash: '0xa', status: 'confirmed' } as const),
    minedAtMs: 9,
    from: ADDRESS,
    to: FAKE,
    transfers: [out],
  }
  const activity = {
    [ACCOUNT]: { status: 'ready', pages: [[listed]], readAtMs: 0 },
  } as const
  const paid = [{ address: BOB, count: 2, atMs: 1 }]

  expect(draw({ paid }, { activity }).suggestions).toEqual([
    { address: BOB, detail: 'You’ve sent here 2 times' },
  ])
  const toFake = { recipientText: FAKE, recipient: { status: 'valid', address: FAKE } } as const
  expect(draw({ paid, ...toFake }, { activity }).paid).toBeUndefined()
})
