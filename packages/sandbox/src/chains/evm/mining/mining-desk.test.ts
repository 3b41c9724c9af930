/** @full That the sandbox works is seen in every journey of `npm test`. */

import type { Hex } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SANDBOX_ACCOUNTS } from '../../../accounts.ts'
import { createTestChains } from '../../../testing/test-chains.ts'

const { chains, stop } = createTestChains()
const [ada, grace] = SANDBOX_ACCOUNTS

beforeAll(async () => {
  await chains.start(1)
})
afterEach(() => chains.get(1).mining.resume())
afterAll(stop)

const chain = () => chains.get(1)
const send = () => chain().transfer({ from: ada.address, to: grace.address, amount: 5n })
const receiptOf = (hash: Hex) => chain().request('eth_getTransactionReceipt', [hash])
const heightOf = async () => Number(await chain().request('eth_blockNumber'))

test('while mining is paused transactions wait, until a block is mined', async () => {
  await chain().mining.pause()

  const hash = await send()

  expect(await chain().mining.pending()).toEqual([hash])
  expect(await receiptOf(hash)).toBeNull()
  await chain().mining.mine()
  expect(await receiptOf(hash)).toMatchObject({ status: '0x1' })
  expect(await chain().mining.pending()).toEqual([])
})

test('what waits is mined when mining goes on', async () => {
  await chain().mining.pause()
  const hash = await send()

  await chain().mining.resume()

  expect(await receiptOf(hash)).toMatchObject({ status: '0x1' })
  const next = await send()
  expect(await receiptOf(next)).toMatchObject({ status: '0x1' })
})

test('a dropped transaction is unknown to the node', async () => {
  await chain().mining.pause()
  const hash = await send()

  await chain().mining.drop(hash)
  await chain().mining.mine()

  expect(await receiptOf(hash)).toBeNull()
  expect(await chain().request('eth_getTransactionByHash', [hash])).toBeNull()
  await expect(chain().mining.drop(hash)).rejects.toMatchObject({ code: 'wrong-option' })
})

test.each([
  ['cancel', { to: ada.address.toLowerCase(), value: '0x0' }],
  ['speed-up', { to: grace.address.toLowerCase(), value: '0x5' }],
] as const)('a transaction is replaced by one with the same number: %s', async (how, content) => {
  await chain().mining.pause()
  const hash = await send()
  const first = Object(await chain().request('eth_getTransactionByHash', [hash]))

  const next = await chain().mining.replace(hash, how)
  await chain().mining.mine()

  expect(await receiptOf(hash)).toBeNull()
  expect(await receiptOf(next)).toMatchObject({ status: '0x1' })
  expect(await chain().request('eth_getTransactionByHash', [next])).toMatchObject({
    nonce: first.nonce,
    ...content,
  })
  await expect(chain().mining.replace(hash)).rejects.toMatchObject({ code: 'wrong-option' })
})

test('the newest blocks are rolled back with their transactions', async () => {
  const before = await heightOf()
  const hash = await send()

  await chain().mining.rollBack(1)

  expect(await heightOf()).toBe(before)
  expect(await receiptOf(hash)).toBeNull()
})

test('the newest blocks are replaced by empty ones', async () => {
  const hash = await send()
  const before = await heightOf()

  await chain().mining.reorganise(1)

  expect(await heightOf()).toBe(before)
  expect(await receiptOf(hash)).toBeNull()
})

test('mining several blocks', async () => {
  const before = await heightOf()

  await chain().mining.mine(3)

  expect(await heightOf()).toBe(before + 3)
})
