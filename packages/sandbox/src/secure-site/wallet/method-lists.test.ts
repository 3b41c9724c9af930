/** @full That the sandbox works is seen in every journey of `npm test`. */

import { SAFE_METHODS, UNSAFE_METHODS } from '@latchkey/frame/site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChains } from '../../testing/test-chains.ts'
import { APPROVED_METHODS } from './rpc/methods.ts'
import { aWallet } from './testing/a-wallet.ts'

const { chains, stop } = createTestChains()

beforeAll(async () => {
  await chains.start(1)
})
afterAll(stop)

const REFUSED = 'Requested RPC call is not allowed'

test('exactly the methods of the list have to be approved; operations of a page are refused', async () => {
  const operation = 'eth_sendUserOperation'
  const { ask, shown } = aWallet(chains)

  expect([...APPROVED_METHODS.keys(), operation].sort()).toEqual([...UNSAFE_METHODS].sort())
  await expect(ask(operation, [])).rejects.toThrow(REFUSED)
  expect(shown).toEqual([])
})

test.each(SAFE_METHODS)('%s is answered or refused without an approval', async (method) => {
  const { ask, shown } = aWallet(chains)

  const answer = await ask(method, []).then(
    () => 'an answer',
    (error: Error) => error.message,
  )

  expect(answer).not.toBe(REFUSED)
  expect(shown).toEqual([])
})

test('no other name is a method', async () => {
  const { ask, shown } = aWallet(chains)
  const known = new Set<string>([...SAFE_METHODS, ...UNSAFE_METHODS])
  const twisted = [...known].flatMap((name) => [
    ...[`${name} `, name.toUpperCase(), name.replace('_', ''), `${name}\u0000`, `x${name}`],
    ...[name.slice(0, -1), `${name}_`, name.replace('_', '.'), `${name}2`, `${name}/../eth_call`],
  ])
  const names = [...twisted, ...Object.getOwnPropertyNames(Object.prototype), '', 'eth_sign']

  expect(names.length).toBeGreaterThan(500)
  for (const name of names) await expect(ask(name, [])).rejects.toThrow(REFUSED)
  expect(shown).toEqual([])
})
