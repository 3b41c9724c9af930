import { type Sandbox, startSandbox } from '@latchkey/sandbox'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ignoreEndedSessions } from './library.ts'
import { aProvider } from './testing/site.ts'

let sandbox: Sandbox<'relay'>
beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['relay'] })
})
afterAll(() => sandbox.stop())

/** Promises that reject and nobody has. */
function watchRejections(): readonly unknown[] {
  const unheard: unknown[] = []
  const hear = (reason: unknown): unknown => unheard.push(reason)
  const before = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', hear)
  onTestFinished(() => {
    process.removeListener('unhandledRejection', hear)
    for (const each of before) process.on('unhandledRejection', each)
  })
  return unheard
}

test('what is said of a session that is gone is not looked for, and nothing rejects unheard', async () => {
  const unheard = watchRejections()
  const { client } = await aProvider(sandbox)
  ignoreEndedSessions(client)
  const { engine } = Object({ engine: client.engine })
  const topic = 'f'.repeat(64)

  await engine.onSessionDeleteRequest(topic, { id: 1, params: { code: 6000, message: 'Over' } })
  await engine.deleteSession({ topic })
  // Node tells of rejections once everything that is due has run.
  await new Promise(setImmediate)

  expect(unheard).toEqual([])
})
