import { expect, test, vi } from 'vitest'
import type { Session, SessionChange } from '../contract/index.ts'
import { createSessionStore, type SessionHandle } from './session-store.ts'

const NETWORK = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

function aSession(id: string, ...addresses: readonly string[]): Session<'solana'> {
  const accounts = addresses.map((address) => `${NETWORK}:${address}` as const)
  return { id, namespace: 'solana', walletId: id, accounts, networkId: NETWORK }
}

function aStore() {
  const told: SessionChange<'solana'>[] = []
  const store = createSessionStore<'solana', SessionHandle<'solana'>>(
    (change) => told.push(change),
    (thrown) => expect.unreachable(String(thrown)),
  )
  const add = (session: Session<'solana'>): void => store.add({ session }, () => () => {})
  return { store, told, add }
}

function addresses(session: Session | undefined): readonly (string | undefined)[] {
  return session?.accounts.map((account) => account.split(':')[2]) ?? []
}

test('a session that was chosen is the newest, with the chosen account in front', () => {
  const { store, told, add } = aStore()
  add(aSession('one', 'a', 'b', 'c'))
  add(aSession('two', 'x'))
  const heard = vi.fn()
  store.onAny(heard)

  const chosen = store.choose('one', 'c')

  expect(addresses(chosen)).toEqual(['c', 'a', 'b'])
  expect(store.newest()?.session).toBe(chosen)
  expect(store.need('one').front).toBe('a')
  expect(heard).toHaveBeenCalledTimes(1)
  expect(told).toEqual([])
})

test('a session that is added beside others serves nobody until it is chosen', () => {
  const { store, add } = aStore()
  for (const id of ['one', 'two', 'three', 'one', 'three']) add(aSession(id, 'a'))

  expect(store.newest()?.session.id).toBe('one')
  store.choose('three')
  add(aSession('two', 'b'))
  expect(store.newest()?.session.id).toBe('three')
  store.remove('three', false)
  expect(store.newest()?.session.id).toBe('one')
})

test.each([
  ['one that nobody shares', 'z'],
  ['none', undefined],
])('choosing %s leaves the active account in front', (_what, address) => {
  const { store, add } = aStore()
  add(aSession('one', 'a', 'b'))

  expect(addresses(store.choose('one', address))).toEqual(['a', 'b'])
  expect(store.choose('gone', 'a')).toBeUndefined()
})

test('a chosen account stays in front until the wallet puts another one there', () => {
  const { store, told, add } = aStore()
  add(aSession('one', 'a', 'b'))
  store.choose('one', 'b')

  expect(addresses(store.move('one', { addresses: ['a', 'b'] }))).toEqual(['b', 'a'])
  expect(told).toEqual([])
  expect(addresses(store.move('one', { addresses: ['a', 'c', 'b'] }))).toEqual(['b', 'a', 'c'])
  expect(addresses(store.move('one', { addresses: ['c', 'b', 'a'] }))).toEqual(['c', 'b', 'a'])
  expect(addresses(store.move('one', { addresses: ['a', 'b'] }))).toEqual(['a', 'b'])
  expect(told).toHaveLength(3)
})

test('a chosen account that is not shared any more gives way', () => {
  const { store, add } = aStore()
  add(aSession('one', 'a', 'b'))
  store.choose('one', 'b')

  expect(addresses(store.move('one', { addresses: ['a'] }))).toEqual(['a'])
  expect(addresses(store.move('one', { addresses: ['a', 'b'] }))).toEqual(['a', 'b'])
})

test('what is said of accounts changes the session, and what was not said stays', () => {
  const { store, told, add } = aStore()
  add({ ...aSession('one', 'a'), facts: { a: { label: 'Savings' } } })

  store.move('one', { networkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' })
  store.move('one', { facts: { a: { label: 'Rent' } } })
  store.move('one', { facts: { a: { label: 'Rent' } } })

  expect(told).toMatchObject([
    { type: 'changed', session: { facts: { a: { label: 'Savings' } } } },
    { type: 'changed', session: { facts: { a: { label: 'Rent' } } } },
  ])
  expect(addresses(store.find('one')?.session)).toEqual(['a'])
})

test('a wallet without any account left is over', () => {
  const { store, told, add } = aStore()
  add(aSession('one', 'a'))

  expect(store.move('one', { addresses: [] })).toBeUndefined()

  expect(told).toEqual([{ type: 'closed', sessionId: 'one' }])
  expect(() => store.need('one')).toThrow(expect.objectContaining({ code: 'wallet.disconnected' }))
})
