import { expect, test, vi } from 'vitest'
import type { Session, SessionChange } from '../contract/index.ts'
import type { SessionHandle } from './session-handle.ts'
import { createSessionStore } from './session-store.ts'

const NETWORK = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

function aSession(id: string, ...addresses: readonly string[]): Session<'solana'> {
  const accounts = addresses.map((address) => `${NETWORK}:${address}` as const)
  return { id, namespace: 'solana', walletId: id, accounts, networkId: NETWORK }
}

function aStore() {
  const changes: SessionChange<'solana'>[] = []
  const store = createSessionStore<'solana', SessionHandle<'solana'>>(
    (change) => changes.push(change),
    (thrown) => expect.unreachable(String(thrown)),
  )
  const add = (session: Session<'solana'>): void => store.add({ session }, () => () => {})
  return { store, changes, add }
}

function addresses(session: Session | undefined): readonly (string | undefined)[] {
  return session?.accounts.map((account) => account.split(':')[2]) ?? []
}

test('a chosen session is the newest, and the chosen account comes first', () => {
  const { store, changes, add } = aStore()
  add(aSession('one', 'a', 'b', 'c'))
  add(aSession('two', 'x'))
  const listener = vi.fn()
  store.onChange(listener)

  const chosen = store.choose('one', 'c')

  expect(addresses(chosen)).toEqual(['c', 'a', 'b'])
  expect(store.newest()?.session).toBe(chosen)
  expect(store.need('one').activeAddress).toBe('a')
  expect(listener).toHaveBeenCalledTimes(1)
  expect(changes).toEqual([])
})

test('a session that is added beside others is not served until it is chosen', () => {
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
  ['one that is not shared', 'z'],
  ['none', undefined],
])('choosing %s does not change the active account', (_what, address) => {
  const { store, add } = aStore()
  add(aSession('one', 'a', 'b'))

  expect(addresses(store.choose('one', address))).toEqual(['a', 'b'])
  expect(store.choose('gone', 'a')).toBeUndefined()
})

test('a chosen account stays first until the wallet makes another account active', () => {
  const { store, changes, add } = aStore()
  add(aSession('one', 'a', 'b'))
  store.choose('one', 'b')

  expect(addresses(store.move('one', { addresses: ['a', 'b'] }))).toEqual(['b', 'a'])
  expect(changes).toEqual([])
  expect(addresses(store.move('one', { addresses: ['a', 'c', 'b'] }))).toEqual(['b', 'a', 'c'])
  expect(addresses(store.move('one', { addresses: ['c', 'b', 'a'] }))).toEqual(['c', 'b', 'a'])
  expect(addresses(store.move('one', { addresses: ['a', 'b'] }))).toEqual(['a', 'b'])
  expect(changes).toHaveLength(3)
})

test('a chosen account that is not shared any more is replaced', () => {
  const { store, add } = aStore()
  add(aSession('one', 'a', 'b'))
  store.choose('one', 'b')

  expect(addresses(store.move('one', { addresses: ['a'] }))).toEqual(['a'])
  expect(addresses(store.move('one', { addresses: ['a', 'b'] }))).toEqual(['a', 'b'])
})

test('new facts about accounts change the session; missing facts stay as they were', () => {
  const { store, changes, add } = aStore()
  add({ ...aSession('one', 'a'), facts: { a: { label: 'Savings' } } })

  store.move('one', { networkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' })
  store.move('one', { facts: { a: { label: 'Rent' } } })
  store.move('one', { facts: { a: { label: 'Rent' } } })

  expect(changes).toMatchObject([
    { type: 'changed', session: { facts: { a: { label: 'Savings' } } } },
    { type: 'changed', session: { facts: { a: { label: 'Rent' } } } },
  ])
  expect(addresses(store.find('one')?.session)).toEqual(['a'])
})

test('a session without any account ends, as that of a locked wallet', () => {
  const { store, changes, add } = aStore()
  add(aSession('one', 'a'))

  expect(store.move('one', { addresses: [] })).toBeUndefined()

  expect(changes).toEqual([{ type: 'closed', sessionId: 'one', isLocked: true }])
  expect(() => store.need('one')).toThrow(expect.objectContaining({ code: 'wallet.disconnected' }))
})
