import { expect, test } from 'vitest'
import type { AccountId } from '../contract/index.ts'
import { createAccountReads } from './account-reads.ts'

const ACCOUNTS = [1, 2, 3, 4, 5, 6].map((id): AccountId<'eip155'> => `eip155:${id}:0x1`)

/** Reads that end when `release` is called. */
function setUp() {
  const begun: AccountId[] = []
  const aborted: AccountId[] = []
  const reverted: AccountId[] = []
  const ends: (() => void)[] = []
  const slice = {
    mayRead: () => true,
    revert: (account: AccountId) => void reverted.push(account),
  }
  const reads = createAccountReads(slice, (account, signal) => {
    begun.push(account)
    signal.addEventListener('abort', () => aborted.push(account))
    return new Promise((resolve) => ends.push(resolve))
  })
  async function release(): Promise<void> {
    for (const end of ends.splice(0)) end()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { reads, begun, aborted, reverted, release }
}

test('three lists are read at a time', async () => {
  const { reads, begun, release } = setUp()
  const all = reads.read(ACCOUNTS, 'shown')

  expect(begun).toEqual(ACCOUNTS.slice(0, 3))
  await release()
  expect(begun).toEqual(ACCOUNTS)
  await release()
  await all
})

test('an abort ends what is being read, and nothing waits behind it', async () => {
  const { reads, begun, aborted, reverted, release } = setUp()
  const all = reads.read(ACCOUNTS, 'shown')

  reads.abort(() => true)
  await release()
  await all

  expect(begun).toEqual(ACCOUNTS.slice(0, 3))
  expect(aborted).toEqual(ACCOUNTS.slice(0, 3))
  expect(reverted).toEqual(ACCOUNTS.slice(0, 3))
})

test('what is skipped is not begun; what is being read goes on', async () => {
  const { reads, begun, aborted, release } = setUp()
  const all = reads.read(ACCOUNTS, 'shown')

  reads.skip((account) => account !== ACCOUNTS[4])
  await release()
  await release()
  await all

  expect(begun).toEqual([...ACCOUNTS.slice(0, 3), ACCOUNTS[4]])
  expect(aborted).toEqual([])
})

test('a list that is being read is waited for; a forced one is begun anew', async () => {
  const { reads, begun, aborted, release } = setUp()
  const account = ACCOUNTS.slice(0, 1)
  const first = reads.read(account, 'shown')
  const second = reads.read(account, 'poll')
  expect(begun).toHaveLength(1)

  const forced = reads.read(account, 'forced')
  expect(begun).toHaveLength(2)
  expect(aborted).toEqual(account)
  await release()
  await Promise.all([first, second, forced])
})

test('a list that a website requested is read to its end when the view that shows it is left', async () => {
  const { reads, aborted, release } = setUp()
  const [first = 'eip155:1:0x1', second] = ACCOUNTS
  let isRead = false
  const shown = reads.read(ACCOUNTS.slice(0, 2), 'shown')
  const requested = reads.read([first], 'requested').then(() => {
    isRead = true
  })

  reads.abortShown(() => true)
  expect(aborted).toEqual([second])
  expect(isRead).toBe(false)
  await release()
  await Promise.all([shown, requested])

  expect(isRead).toBe(true)
})

test('a list that replaces another one is waited for', async () => {
  const { reads, begun, release } = setUp()
  const [first = 'eip155:1:0x1'] = ACCOUNTS
  let isRead = false
  void reads.read([first], 'requested').then(() => {
    isRead = true
  })

  const forced = reads.read([first], 'forced')
  reads.abortShown(() => true)
  expect(begun).toEqual([first, first])
  await release()
  await forced

  await expect.poll(() => isRead).toBe(true)
})
