import { expect, test } from 'vitest'
import type { AccountId } from '../contract/index.ts'
import { readShown } from './read-shown.ts'

const ACCOUNTS = Array.from({ length: 7 }, (_, place): AccountId => `eip155:1:0x${place}`)

test('each account is read once, three at a time', async () => {
  const read: AccountId[] = []
  let running = 0
  let most = 0

  await readShown(
    [...ACCOUNTS, ...ACCOUNTS],
    async (account) => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      read.push(account)
      running -= 1
    },
    new AbortController().signal,
  )

  expect(read).toEqual(ACCOUNTS)
  expect(most).toBe(3)
})

test('after an abort no further account is read', async () => {
  const leaving = new AbortController()
  const read: AccountId[] = []

  await readShown(
    ACCOUNTS,
    async (account) => {
      read.push(account)
      leaving.abort()
    },
    leaving.signal,
  )

  expect(read).toEqual(ACCOUNTS.slice(0, 1))
})
