import { type Sandbox, startSandbox } from '@latchkey/sandbox'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { aProvider } from '../testing/site.ts'
import { ignoreEndedSessions } from './ended-sessions.ts'

let sandbox: Sandbox<'relay'>
beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['relay'] })
})
afterAll(() => sandbox.stop())

/** Unhandled rejections. */
function watchRejections(): readonly unknown[] {
  const unhandled: unknown[] = []
  const listener = (reason: unknown): unknown => unhandled.push(reason)
  const before = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', listener)
  onTestFinished(() => {
    process.removeListener('unhandledRejection', listener)
    for (const each of before) process.on('unhandledRejection', each)
  })
  return unhandled
}

test('messages about a closed session are ignored, and there is no unhandled rejection', async () => {
  const unhandled = watchRejections()
  const { client } = await aProvider(sandbox)
  ignoreEndedSessions(client)
  const { engine } = Object({ engine: client.engine })
  const topic = 'f'.repeat(64)

  await engine.onSessionDeleteRequest(topic, { id: 1, params: { code: 6000, message: 'Over' } })
  await engine.deleteSession({ topic })
  // Node reports unhandled rejections after all pending tasks have run.
  await new Promise(setImmediate)

  expect(unhandled).toEqual([])
})
