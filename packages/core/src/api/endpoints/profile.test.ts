import { expect, test } from 'vitest'
import { API, ownQuery, setUpApi } from '../../testing/fake-api.ts'
import { readNameRecord, readNamesOf, readSuggestions, registerName } from './profile.ts'

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A record as the server answers with it. */
const RECORD = {
  name: 'mira.reown.id',
  registered_at: '2025-05-01T10:00:00Z',
  updated_at: null,
  attributes: { bio: 'hi' },
  addresses: { 60: { address: ADDRESS, created_at: '2025-05-01T10:00:00Z' } },
}

const CLAIM = {
  name: RECORD.name,
  coinType: 2_147_483_649,
  address: ADDRESS,
  message: '{}',
  signature: '0x1',
}

function answering(path: string, json: unknown, method: 'GET' | 'POST' = 'GET') {
  const { api, http } = setUpApi()
  http.on(method, `${API}/v1/profile/${path}`, { json })
  return { api, http }
}

test('the record of a name has its addresses', async () => {
  const { api, http } = answering('account/mira.reown.id', RECORD)

  const record = await readNameRecord(api, 'mira.reown.id')

  expect(record?.addresses).toEqual({ 60: { address: ADDRESS } })
  expect(ownQuery(http)).toEqual({ apiVersion: '2' })
})

test.each<[answer: string, json: unknown]>([
  ['an empty list', []],
  ['no name', { addresses: {}, attributes: [] }],
])('a name whose answer is %s is free', async (_answer, json) => {
  const { api } = answering('account/mira.reown.id', json)

  expect(await readNameRecord(api, 'mira.reown.id')).toBeUndefined()
})

test.each<[answer: string, json: unknown]>([
  ['the record of another name', { ...RECORD, name: 'grace.reown.id' }],
  ['a record without addresses', { name: RECORD.name }],
  ['a text', 'free'],
  ['nothing', null],
])('%s is no answer', async (_answer, json) => {
  const { api } = answering('account/mira.reown.id', json)

  const reading = readNameRecord(api, 'mira.reown.id')

  await expect(reading).rejects.toMatchObject({ code: 'http.malformed' })
})

test('the names of an address are read with the connected one, and others are left out', async () => {
  const others = [{ name: 'mira\u202e.reown.id' }, { name: 'mira.eth' }, 7]
  const { api, http } = answering(`reverse/${ADDRESS}`, [RECORD, ...others])

  expect(await readNamesOf(api, { address: ADDRESS, sender: '0x1' })).toEqual(['mira.reown.id'])
  expect(ownQuery(http)).toEqual({ sender: '0x1', apiVersion: '2' })
})

test('suggestions are of the zone, and at most five', async () => {
  const free = (label: string) => ({ name: `${label}.reown.id`, registered: false })
  const suggestions = [
    { name: 'mira.reown.id', registered: true },
    { name: 'mira.wcn.id', registered: false },
    { name: 'mira<b>.reown.id', registered: false },
    { name: 'mira-x.reown.id' },
    ...['mira-1', 'mira-2', 'mira-3', 'mira-4', 'mira-5'].map(free),
  ]
  const { api, http } = answering('suggestions/mira', { suggestions })

  const found = await readSuggestions(api, 'mira')

  expect(found).toHaveLength(5)
  expect(found[0]).toEqual({ name: 'mira.reown.id', isRegistered: true })
  expect(found[4]).toEqual({ name: 'mira-4.reown.id', isRegistered: false })
  expect(ownQuery(http)).toEqual({ zone: 'reown.id' })
})

test.each<[answer: string, json: unknown]>([
  ['the record', RECORD],
  ['a success', { success: true }],
])('a name is registered when the answer is %s', async (_answer, json) => {
  const { api, http } = answering('account', json, 'POST')

  await registerName(api, CLAIM)

  expect(JSON.parse(http.requests.at(-1)?.body ?? '')).toEqual({
    coin_type: 2_147_483_649,
    address: ADDRESS,
    message: '{}',
    signature: '0x1',
  })
})

test.each<[answer: string, json: unknown]>([
  ['a failure', { success: false }],
  ['a failure with a name', { ...RECORD, success: false }],
  ['another name', { ...RECORD, name: 'eve.reown.id' }],
  ['another name as a success', { name: 'eve.reown.id', success: true }],
  ['nothing', {}],
  ['a list', []],
])('a name is not registered when the answer is %s', async (_answer, json) => {
  const { api } = answering('account', json, 'POST')

  await expect(registerName(api, CLAIM)).rejects.toMatchObject({ code: 'http.malformed' })
})
