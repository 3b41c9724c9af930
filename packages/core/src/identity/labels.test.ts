import { expect, test } from 'vitest'
import { plainText } from '../contract/index.ts'
import { createTestCore } from '../testing/create-test-core.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { readVectors } from '../testing/read-vectors.ts'

const TILL = '0xABCDEF0000000000000000000000000000000001'
const KEY = '@appkit/address_labels'
const ACCOUNT = `eip155:1:${TILL}` as const

test("the website's label is for an address however it is written, and goes away", () => {
  const { core } = createTestCore({ addressLabels: { bc1qTill: '  Savings\n', [TILL]: '\u202e' } })
  const { addAddressLabel, removeAddressLabel } = core.actions.options
  expect(core.snapshot().labels).toEqual({ bc1qTill: 'Savings' })

  addAddressLabel(TILL, 'Till')
  expect(core.snapshot().labels).toEqual({ bc1qTill: 'Savings', [TILL.toLowerCase()]: 'Till' })
  removeAddressLabel(TILL.toLowerCase())
  removeAddressLabel('constructor')
  expect(core.snapshot().labels).toEqual({ bc1qTill: 'Savings' })
})

test('a label of the visitor is for an account on all networks of a namespace, and outlives the page', async () => {
  const storage = createFakeStorage()
  const { core } = createTestCore({ ports: { storage } })
  core.actions.labels.set(ACCOUNT, 'Rent')
  core.actions.labels.set(`eip155:8453:${TILL.toLowerCase()}`, 'Household')

  const later = createTestCore({ ports: { storage } })
  await later.core.start()
  expect(later.core.snapshot().ownLabels).toEqual({ [`eip155:${TILL.toLowerCase()}`]: 'Household' })

  later.core.actions.labels.remove(ACCOUNT)
  expect(later.core.snapshot().ownLabels).toEqual({})
  expect(storage.get(KEY)).toBeUndefined()
})

test('what another tab named meanwhile stays', () => {
  const storage = createFakeStorage()
  const [here, there] = [1, 2].map(() => createTestCore({ ports: { storage } }).core)
  here?.actions.labels.set(ACCOUNT, 'Rent')
  there?.actions.labels.set('solana:mainnet:Till', 'Coffee')

  expect(there?.snapshot().ownLabels).toEqual({
    [`eip155:${TILL.toLowerCase()}`]: 'Rent',
    'solana:Till': 'Coffee',
  })
})

test.each([
  ['\u202eRent\u0000', 'Rent'],
  ['  Rent \n and food ', 'Rent and food'],
  ['x'.repeat(60), 'x'.repeat(40)],
  ['\u200b', undefined],
  ['', undefined],
])('the label %j is shown as %j', (typed, shown) => {
  const { core } = createTestCore()
  core.actions.labels.set(ACCOUNT, 'before')

  core.actions.labels.set(ACCOUNT, typed)

  expect(Object.values(core.snapshot().ownLabels ?? {})).toEqual(shown === undefined ? [] : [shown])
})

test('any text is a label in one line, or none', () => {
  const { core } = createTestCore()
  for (const { text } of readVectors<{ text: string }>('naughty-strings')['strings'] ?? []) {
    core.actions.labels.set(ACCOUNT, text)
    const [label = ''] = Object.values(core.snapshot().ownLabels ?? {})
    expect(label).toBe(plainText(label, 40))
  }
})

test.each([
  '{',
  '[1]',
  'null',
  '{"eip155:0x1":7,"__proto__":"x","Nowhere:0x1":"Till","eip155:":"a"}',
])('what is stored as %s is the same as nothing', async (text) => {
  const storage = createFakeStorage()
  storage.set(KEY, text)
  const { core } = createTestCore({ ports: { storage } })
  await core.start()

  expect(core.snapshot().ownLabels).toEqual({})
})

test('of very many labels the oldest are forgotten', () => {
  const storage = createFakeStorage()
  const { core } = createTestCore({ ports: { storage } })
  for (let number = 1; number <= 201; number += 1) {
    core.actions.labels.set(`solana:mainnet:Address${number}`, `Label ${number}`)
  }

  const names = Object.keys(JSON.parse(storage.get(KEY) ?? '{}'))
  expect([names[0], names.length]).toEqual(['solana:Address2', 200])
})
