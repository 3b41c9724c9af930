import type { NodeReader } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { readTransactionStatus } from './transaction-status.ts'

const ID = '5'.repeat(88)
const ACCOUNT = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:Alice'

interface Node {
  readonly status?: unknown
  readonly finalHeight?: number
}

function ask({ status = null, finalHeight = 0 }: Node, hint?: number) {
  const answers: Readonly<Record<string, unknown>> = {
    getSignatureStatuses: { value: [status] },
    getBlockHeight: finalHeight,
    getLatestBlockhash: { value: { blockhash: 'b', lastValidBlockHeight: 150 } },
  }
  const nodes: NodeReader = { read: async (_network, method) => answers[method] }
  return readTransactionStatus(
    nodes,
    { id: ID, account: ACCOUNT, hint },
    new AbortController().signal,
  )
}

test.each<[name: string, node: Node, hint: number | undefined, expected: object]>([
  [
    'confirmed',
    { status: { err: null, confirmationStatus: 'confirmed' } },
    undefined,
    { state: 'confirmed' },
  ],
  [
    'final',
    { status: { err: null, confirmationStatus: 'finalized' } },
    150,
    { state: 'confirmed' },
  ],
  [
    'final and failed',
    { status: { err: { InstructionError: [0] }, confirmationStatus: 'finalized' } },
    150,
    { state: 'failed' },
  ],
  [
    'processed',
    { status: { err: null, confirmationStatus: 'processed' } },
    150,
    { state: 'pending' },
  ],
  [
    'processed and failed',
    { status: { err: {}, confirmationStatus: 'processed' } },
    150,
    { state: 'pending' },
  ],
  ['unknown at first', {}, undefined, { state: 'unknown', hint: 150 }],
  ['unknown in its last block', { finalHeight: 150 }, 150, { state: 'unknown', hint: 150 }],
  ['unknown after its last block', { finalHeight: 151 }, 150, { state: 'expired' }],
  [
    'late',
    { status: { err: null, confirmationStatus: 'finalized' }, finalHeight: 151 },
    150,
    { state: 'confirmed' },
  ],
])('a transaction that is %s', async (_name, node, hint, expected) => {
  expect(await ask(node, hint)).toEqual(expected)
})

test('an answer without a status decides nothing', async () => {
  const nodes: NodeReader = { read: async () => ({ value: [] }) }
  const asking = readTransactionStatus(
    nodes,
    { id: ID, account: ACCOUNT },
    new AbortController().signal,
  )

  await expect(asking).rejects.toMatchObject({ code: 'http.malformed' })
})
