import type { BrowserContext, Request, Response } from '@playwright/test'

/** Values that the frame and its server exchange, by name. */
export interface FrameCalls {
  /** Every value that was seen under a name. */
  values(): Promise<ReadonlyMap<string, ReadonlySet<string>>>
}

/** The values that are meant for the page. Everything else between frame and server is secret. */
const FOR_THE_PAGE = [
  ...['action', 'email', 'message', 'newEmail', 'origin', 'provider', 'uri', 'url', 'userName'],
]

/** Starts to record requests of secure site frames to their server, and the answers. */
export function recordFrames(context: BrowserContext, secureSite: string): FrameCalls {
  const values = new Map<string, Set<string>>()
  const pending: Promise<unknown>[] = []
  const isCall = (request: Request): boolean => request.url().startsWith(`${secureSite}/api/`)

  function note(name: string, value: unknown): void {
    if (typeof value === 'object' && value !== null) {
      for (const [inner, each] of Object.entries(value)) note(inner, each)
    } else if (typeof value === 'string' && !FOR_THE_PAGE.includes(name)) {
      values.set(name, (values.get(name) ?? new Set()).add(value))
    }
  }

  async function noteAnswer(answer: Response): Promise<void> {
    // An aborted answer has no body.
    note('answer', await answer.json().catch(() => undefined))
  }

  context.on('request', (request) => {
    if (!isCall(request)) return
    note('call', request.postDataJSON())
    note('token', request.headers()['authorization']?.replace('Bearer ', ''))
  })
  context.on('response', (answer) => {
    // A refusal has words for the visitor and nothing else.
    if (answer.ok() && isCall(answer.request())) pending.push(noteAnswer(answer))
  })

  return {
    async values() {
      await Promise.all(pending)
      return values
    },
  }
}
