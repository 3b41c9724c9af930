import type { AuthChange } from '@latchkey/core/contract'
import { createFrame } from '../host/auth-port.ts'
import { answerMessage, eventMessage, readQuestion } from '../protocol/index.ts'
import { aHost } from './a-host.ts'
import { createMemoryMount } from './memory-mount.ts'

/** A frame whose page says and hears what the test wants. */
export function aFrame() {
  const host = aHost()
  host.storage.set('@appkit-wallet/LAST_USED_CHAIN_KEY', '1')
  const page = createMemoryMount()
  const port = createFrame({ host, mount: page.mount })
  const told: AuthChange[] = []
  port.watch((change) => told.push(change))
  let open = 0
  return {
    ...{ host, page, port, told },
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
    async sayReady(): Promise<void> {
      page.line().frame.post(eventMessage('READY', {}))
      await host.clock.advance(500)
    },
    /** Everything that the frame was asked, in order. */
    asked: () => page.line().app.posted.map((data) => readQuestion(data)),
    answer(at: number, payload: unknown, name?: string): void {
      const question = readQuestion(page.line().app.posted[at])
      const to = { id: question?.id, name: name ?? question?.name ?? '' }
      page.line().frame.post(answerMessage(to, 'success', payload))
    },
  }
}
