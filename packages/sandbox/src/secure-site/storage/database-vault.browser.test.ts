/** @full That the sandbox works is seen in every journey of `npm test`. */

import { beforeEach, expect, test } from 'vitest'
import { openDatabaseVault } from './database-vault.ts'
import { openKeyValueStore } from './key-value-store.ts'
import type { Login } from './vault.ts'

const LOGIN: Login = {
  token: 'token-of-ada',
  seed: new Uint8Array(32).fill(7),
  user: { email: 'ada@sandbox.test', userName: null },
}

beforeEach(async () => {
  const things = await openKeyValueStore(indexedDB)
  await Promise.all(['login', 'device'].map((name) => things.remove(name)))
})

async function open() {
  const vault = await openDatabaseVault(() => indexedDB)
  if (!vault) throw new Error('This browser has no storage.')
  return vault
}

test('a login is restored after a reload', async () => {
  await (await open()).write(LOGIN)

  expect(await (await open()).read()).toEqual(LOGIN)
})

test('a sign-out removes all but the name of the device', async () => {
  const vault = await open()
  const device = await vault.device()
  await vault.write(LOGIN)

  await vault.clear()

  expect(await vault.read()).toBeUndefined()
  expect(await (await open()).device()).toBe(device)
})

test('two tabs that start at once agree on the device', async () => {
  const [one, two] = await Promise.all([open(), open()])
  const [first, second] = await Promise.all([one.device(), two.device()])
  await one.write(LOGIN)

  expect(first).toBe(second)
  expect(await two.read()).toEqual(LOGIN)
})

test.each([
  [
    'throws when it is named',
    () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  ],
  // A request that nothing ever becomes of; only what is used of a factory.
  ['never answers', () => ({ open: () => ({}) }) as unknown as IDBFactory],
])('a database that %s is not used', async (_what, factory) => {
  expect(await openDatabaseVault(factory)).toBeUndefined()
})
