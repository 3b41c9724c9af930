import { expect, test } from 'vitest'
import { LatchkeyError, type NodeReader } from '../contract/index.ts'

import { isContractSignature } from './contract-signature.ts'

const HASH = `0x${'ab'.repeat(32)}`
const SIGNATURE = `0x${'cd'.repeat(65)}`
const MAGIC = '1626ba7e'
const PADDED = `0x${MAGIC}${'0'.repeat(56)}`

function setUp(answer: () => unknown) {
  const reads: unknown[][] = []
  const nodes: NodeReader = {
    async read(networkId, method, params) {
      reads.push([networkId, method, params])
      return answer()
    },
  }
  const check = (changes: object = {}): Promise<boolean> =>
    isContractSignature(nodes, {
      networkId: 'eip155:8453',
      address: '0xContract',
      hash: HASH,
      signature: SIGNATURE,
      ...changes,
    })
  return { reads, check }
}

test('the contract is called on the network of the message', async () => {
  const { reads, check } = setUp(() => PADDED)

  expect(await check()).toBe(true)

  const data = [
    `0x${MAGIC}`,
    'ab'.repeat(32),
    '40'.padStart(64, '0'),
    '41'.padStart(64, '0'),
    'cd'.repeat(65),
    '0'.repeat(62),
  ].join('')
  expect(reads).toEqual([['eip155:8453', 'eth_call', [{ to: '0xContract', data }, 'latest']]])
})

test.each([
  ['the value padded', PADDED, true],
  ['the value alone', `0x${MAGIC}`, true],
  ['upper case', '0x1626BA7E', true],
  ['half of the value', '0x1626', false],
  ['another value', `0xffffffff${'0'.repeat(56)}`, false],
  ['the value at the end', `0x${'0'.repeat(56)}${MAGIC}`, false],
  ['nothing', '0x', false],
  ['no text', 1, false],
  ['null', null, false],
  ['a list', [PADDED], false],
])('an answer of %s', async (_name, answer, isValid) => {
  expect(await setUp(() => answer).check()).toBe(isValid)
})

test.each([
  [3, 'execution reverted: not the owner'],
  [-32_000, 'execution reverted'],
  [-32_000, 'VM Exception while processing transaction: revert'],
  [-32_015, 'VM execution error'],
])('a contract that reverts (%i, %s) refuses the signature', async (code, message) => {
  const { check } = setUp(() => {
    throw new LatchkeyError('rpc.failed', { code }, { cause: { code, message } })
  })

  expect(await check()).toBe(false)
})

test.each([
  ['no node answers', new LatchkeyError('rpc.unavailable', {})],
  ['the node has a fault of its own', new LatchkeyError('rpc.failed', { code: -32_603 })],
  ['the node lags behind', general('header not found')],
  ['the node takes too long', general('execution timeout')],
  ['the node gives no reason', new LatchkeyError('rpc.failed', { code: -32_000 })],
  ['the read was aborted', new LatchkeyError('aborted', {})],
])('when %s the result is unknown', async (_name, error) => {
  const { check } = setUp(() => {
    throw error
  })

  await expect(check()).rejects.toBe(error)
})

test.each([
  { hash: '0xab' },
  { hash: HASH.slice(2) },
  { signature: '0xabc' },
  { signature: 'cd' },
  { signature: `${SIGNATURE}zz` },
])('an invalid signature sends no request (%j)', async (changes) => {
  const { reads, check } = setUp(() => PADDED)

  expect(await check(changes)).toBe(false)
  expect(reads).toEqual([])
})

function general(message: string): LatchkeyError {
  return new LatchkeyError('rpc.failed', { code: -32_000 }, { cause: { code: -32_000, message } })
}
