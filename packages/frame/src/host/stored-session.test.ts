import { createFakeClock, createFakeStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { readFacts } from '../protocol/testing/read-facts.ts'
import { KEYS } from './storage-keys.ts'
import { createSessionMemory } from './stored-session.ts'

const LAST = '@appkit-wallet/LAST_EMAIL_LOGIN_TIME'

function aMemory(initial: Record<string, string> = {}) {
  const clock = createFakeClock()
  const storage = createFakeStorage(initial)
  return { clock, storage, memory: createSessionMemory(storage, clock) }
}

test('what is kept, and what a sign-out removes, is as the facts say', () => {
  const { keys } = readFacts()
  const { memory, storage } = aMemory()
  const known = keys.map(({ key }) => key)
  memory.mailed()
  const mailed = Object.keys(storage.entries())
  memory.loggedIn({ email: 'ann@fjord.example', networkId: 'eip155:1' })
  memory.setUserName('ann')
  memory.setSmartAccountNetworks(['eip155:1', 'eip155:10'])

  expect(mailed).toEqual([LAST])
  expect(storage.entries()).toEqual({
    '@appkit-wallet/EMAIL_LOGIN_USED_KEY': 'true',
    '@appkit-wallet/EMAIL': 'ann@fjord.example',
    '@appkit-wallet/LAST_USED_CHAIN_KEY': '1',
    '@appkit-wallet/SOCIAL_USERNAME': 'ann',
    '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS': '1,10',
  })
  expect(Object.values(KEYS).every((key) => known.includes(key))).toBe(true)
  const cleared = keys.filter(({ isClearedOnSignOut }) => isClearedOnSignOut).map(({ key }) => key)
  const before = Object.keys(storage.entries())
  memory.forget()
  expect(before.filter((key) => !(key in storage.entries())).sort()).toEqual(cleared.sort())
})

test.each([
  ['1', 'eip155:1'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['eip155:10', 'eip155:10'],
  ['0', undefined],
  ['99999999999999999999', undefined],
  ['nowhere:1', undefined],
  ['<script>', undefined],
])('the stored network %s is read as %s', (stored, networkId) => {
  const { memory } = aMemory({ '@appkit-wallet/LAST_USED_CHAIN_KEY': stored })

  expect(memory.networkId()).toBe(networkId)
})

test('what another tab stores does not move this one', () => {
  const { memory, storage } = aMemory()
  memory.setNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  storage.set('@appkit-wallet/LAST_USED_CHAIN_KEY', '1')

  expect(memory.networkId()).toBe('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
})

const NOW = Date.UTC(2025, 0, 1)

test.each([
  [undefined, 0],
  [NOW, 30],
  [NOW - 1, 30],
  [NOW - 1_001, 29],
  [NOW - 29_001, 1],
  [NOW - 30_000, 0],
  [NOW + 1, 0],
  [NOW + 86_400_000, 0],
  ['soon', 0],
  ['', 0],
  ['Infinity', 0],
])('a mail that was asked for at %s: wait for %i s', (stored, seconds) => {
  const { memory } = aMemory(stored === undefined ? {} : { [LAST]: String(stored) })

  expect(memory.secondsToNext()).toBe(seconds)
})

test.each([-86_400_000, -5_000, 5_000, 86_400_000])(
  'a clock that is set by %i ms changes nothing for this page',
  async (ms) => {
    const { memory, clock } = aMemory()
    memory.mailed()
    await clock.advance(10_000)

    clock.jump(ms)
    const seconds = memory.secondsToNext()
    await clock.advance(20_000)

    expect(seconds).toBeGreaterThanOrEqual(20)
    expect(seconds).toBeLessThanOrEqual(30)
    expect(memory.secondsToNext()).toBeLessThanOrEqual(ms === -5_000 ? 5 : 0)
  },
)
