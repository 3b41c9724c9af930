import type { AuthChange, AuthHost } from '@latchkey/core/contract'
import { createAuthPort } from '../host/auth-port.ts'
import { eventMessage, readAppMessage, replyMessage } from '../protocol/index.ts'
import { aHost } from './a-host.ts'
import { createMemoryMount } from './memory-mount.ts'

/** A frame whose messages the test writes and reads. */
export function aFrame(changed: Partial<AuthHost> = {}) {
  const host = aHost(changed)
  host.storage.set('@appkit-wallet/LAST_USED_CHAIN_KEY', '1')
  const page = createMemoryMount()
  const port = createAuthPort({ host, mount: page.mount })
  const changes: AuthChange[] = []
  port.watch((change) => changes.push(change))
  let open = 0
  return {
    host,
    page,
    port,
    changes,
    clock: host.clock,
    signal: new AbortController().signal,
    get openCount() {
      return open
    },
    /** @returns How it ended: `ok`, or the error's code. */
    track(work: Promise<unknown>): Promise<unknown> {
      open += 1
      return work.then(
        () => {
          open -= 1
          return 'ok'
        },
        (error: { code?: unknown }) => {
          open -= 1
          return error.code
        },
      )
    },
    async postReady(): Promise<void> {
      page.line().frame.post(eventMessage('READY', {}))
      await host.clock.advance(500)
    },
    /** All requests to the frame, in order. */
    requests: () => page.line().app.posted.map((data) => readAppMessage(data)),
    answer(at: number, payload: unknown, name?: string): void {
      const question = readAppMessage(page.line().app.posted[at])
      const to = { id: question?.id, name: name ?? question?.name ?? '' }
      page.line().frame.post(replyMessage(to, 'success', payload))
    },
  }
}
