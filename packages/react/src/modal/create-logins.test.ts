import type { Features } from '@latchkey/core'
import { expect, test, vi } from 'vitest'
import { takeLogins } from '../logins/index.ts'
import { aSnapshot } from '../testing/a-snapshot.ts'
import { createLogins } from './create-logins.ts'
import { loadLogins } from './mount-whole.ts'

function aCore(hasAuth: boolean, features: Partial<Features> = {}) {
  const listeners = new Set<() => void>()
  const { options, ...snapshot } = aSnapshot()
  return {
    snapshot: () => ({
      ...snapshot,
      options: { ...options, hasAuth, features: { ...options.features, ...features } },
    }),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change() {
      for (const listener of listeners) listener()
    },
  }
}

test('a site with logins has them before anything is drawn', async () => {
  expect((await createLogins(aCore(true), async () => takeLogins())).current()).toBeDefined()
})

test('a site without any loads nothing for them', async () => {
  const load = vi.fn()

  expect((await createLogins(aCore(false), load)).current()).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
})

test.each<[off: Partial<Features>, isNeeded: boolean]>([
  [{ email: false }, true],
  [{ socials: false }, true],
  [{ email: false, socials: false }, false],
  [{ email: false, socials: [] }, false],
])('with %o they are fetched: %s', async (off, isNeeded) => {
  const logins = await loadLogins(aCore(true, off))

  expect(logins !== undefined).toBe(isNeeded)
})

test('where they can’t be had wallets do, and the next change asks again', async () => {
  const core = aCore(true)
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const logins = await createLogins(core, load)
  logins.subscribe(() => {})

  core.change()

  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  expect(logins.current()).toBeUndefined()
})
