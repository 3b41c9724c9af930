/** @full That the sandbox works is seen in every journey of `npm test`. */

import { WalletKit } from '@reown/walletkit'
import { expect, onTestFinished, test } from 'vitest'
import { ignoreEndedSessions } from './ended-sessions.ts'
import { quietCore, silence } from './quiet-core.ts'

/** Collects the rejections that no handler catches, from now on. */
function watchRejections(): readonly unknown[] {
  const seen: unknown[] = []
  const listener = (reason: unknown): unknown => seen.push(reason)
  const before = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', listener)
  onTestFinished(() => {
    process.removeListener('unhandledRejection', listener)
    for (const each of before) process.on('unhandledRejection', each)
  })
  return seen
}

test('a session that is ended twice ends nothing else', async () => {
  const rejections = watchRejections()
  const { core, stop } = await quietCore({
    relayUrl: 'ws://127.0.0.1:9',
    projectId: 'sandbox',
    isPlain: false,
  })
  onTestFinished(stop)
  const kit = await WalletKit.init({
    core,
    metadata: { name: '', description: '', url: '', icons: [] },
  })
  silence(kit)
  ignoreEndedSessions(kit)
  const { engine } = Object(Object(Reflect.get(kit, 'engine')).signClient)

  await engine.onSessionDeleteRequest('f'.repeat(64), {
    id: 1,
    params: { code: 6000, message: '' },
  })
  // Node reports them after all pending tasks have run.
  await new Promise(setImmediate)

  expect(rejections).toEqual([])
})
