import { LatchkeyError } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import type { Esplora } from '../esplora/esplora.ts'
import { readTransactionStatus } from './transaction-status.ts'

const ID = 'ab'.repeat(32)

function ask(read: Esplora['read']) {
  const esplora: Esplora = { read, write: async () => '' }
  return readTransactionStatus(esplora, ID, new AbortController().signal)
}

test.each([
  ['in a block', { status: { confirmed: true, block_height: 7 } }, 'confirmed'],
  ['in the queue', { status: { confirmed: false } }, 'pending'],
])('a transaction that is %s', async (_name, json, state) => {
  const paths: string[] = []

  const status = await ask(async (path) => {
    paths.push(path)
    return JSON.stringify(json)
  })

  expect(status).toEqual({ state })
  expect(paths).toEqual([`/tx/${ID}`])
})

test('a transaction that the server does not know is unknown', async () => {
  const refuse = (code: number) => async (): Promise<never> => {
    throw new LatchkeyError('rpc.failed', { code })
  }

  expect(await ask(refuse(404))).toEqual({ state: 'unknown' })
  await expect(ask(refuse(400))).rejects.toMatchObject({ code: 'rpc.failed' })
})

test.each(['{', '{}', 'null', '{"status":{"confirmed":"yes"}}'])(
  'the answer %s decides nothing',
  async (body) => {
    await expect(ask(async () => body)).rejects.toMatchObject({ code: 'http.malformed' })
  },
)
