import { createFakeClock, createFakeStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { readFacts } from '../protocol/testing/read-facts.ts'
import { KEYS } from './storage-keys.ts'
import { createStoredSession } from './stored-session.ts'

const LAST = '@appkit-wallet/LAST_EMAIL_LOGIN_TIME'

function aStoredSession(initial: Record<string, string> = {}) {
  const clock = createFakeClock()
  const storage = createFakeStorage(initial)
  return { clock, storage, session: createStoredSession(storage, clock) }
}

test('what is stored, and what a sign-out removes, is as the protocol lists it', () => {
  const { keys } = readFacts()
  const { session, storage } = aStoredSession()
  const known = keys.map(({ key }) => key)
  session.cooldown.start()
  const started = Object.keys(storage.entries())
  session.setLogin({ email: 'ann@fjord.example', networkId: 'eip155:1' })
  session.setUserName('ann')
  session.setSmartAccountNetworks(['eip155:1', 'eip155:10'])

  expect(started).toEqual([LAST])
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
  session.clear()
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
  const { session } = aStoredSession({ '@appkit-wallet/LAST_USED_CHAIN_KEY': stored })

  expect(session.networkId()).toBe(networkId)
})

test('a network that another tab stores does not change the network of this tab', () => {
  const { session, storage } = aStoredSession()
  session.setNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  storage.set('@appkit-wallet/LAST_USED_CHAIN_KEY', '1')

  expect(session.networkId()).toBe('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
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
])('after an e-mail requested at %s the next one waits %i s', (stored, seconds) => {
  const { session } = aStoredSession(stored === undefined ? {} : { [LAST]: String(stored) })

  expect(session.cooldown.secondsLeft()).toBe(seconds)
})

test.each([-86_400_000, -5_000, 5_000, 86_400_000])(
  'a clock that is changed by %i ms does not change the cool-down of this page',
  async (ms) => {
    const { session, clock } = aStoredSession()
    session.cooldown.start()
    await clock.advance(10_000)

    clock.jump(ms)
    const seconds = session.cooldown.secondsLeft()
    await clock.advance(20_000)

    expect(seconds).toBeGreaterThanOrEqual(20)
    expect(seconds).toBeLessThanOrEqual(30)
    expect(session.cooldown.secondsLeft()).toBeLessThanOrEqual(ms === -5_000 ? 5 : 0)
  },
)
