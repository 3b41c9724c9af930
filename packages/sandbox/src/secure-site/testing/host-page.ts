import type { Page } from '@playwright/test'
import { Hono } from 'hono'
import { type ServedApp, type ServerEnv, serveApp } from '../../http/serve-app.ts'

/** A message from the frame to the page. */
export interface FrameMessage {
  readonly type: string
  readonly id?: string
  readonly payload?: Record<string, unknown>
}

/**
 * Serves a page that embeds the frame. A real server: to a browser, a page that comes from nowhere is
 * no page of this machine, and may not embed one.
 */
export async function serveHost(secureSite: string): Promise<ServedApp> {
  const app = new Hono<ServerEnv>()
  app.get('/', (context) => context.html(hostPage(secureSite)))
  const served = await serveApp(app, 0, 'host page')
  // Another site than the frame's, which is on 127.0.0.1.
  return { ...served, url: served.url.replace('127.0.0.1', 'localhost') }
}

/** Opens the page, and waits until the frame in it is ready. */
export async function openHost(page: Page, host: string): Promise<void> {
  await page.goto(host)
  await page.waitForFunction('received.some(({ type }) => type === "@w3m-frame/READY")')
}

/** Everything the frame has said. */
export function messagesTo(page: Page): Promise<FrameMessage[]> {
  return page.evaluate<FrameMessage[]>('received')
}

/** Asks the frame. @returns The payload of its answer, `{ error }` for an error. */
export function requestFrame(page: Page, name: string, payload?: object): Promise<unknown> {
  return page.evaluate<unknown>(`ask(${JSON.stringify(name)}, ${JSON.stringify(payload ?? null)})`)
}

/** Returns the host page, which embeds the frame and collects its messages. */
function hostPage(secureSite: string): string {
  return `<!doctype html><title>Shop</title><link rel="icon" href="data:,">
<button id="social">Log in</button>
<iframe src="${secureSite}/sdk" title="Secure wallet" width="400" height="300"></iframe>
<script>
  window.received = []
  window.results = []
  const frame = document.querySelector('iframe')
  const replies = new Map()
  let count = 0
  addEventListener('message', ({ source, origin, data }) => {
    if (origin !== ${JSON.stringify(secureSite)}) return
    if (source !== frame.contentWindow) return results.push(data)
    received.push(data)
    replies.get(data.id)?.(data)
  })
  window.ask = (name, payload) =>
    new Promise((resolve) => {
      count += 1
      const id = 'question-' + count
      replies.set(id, ({ type, payload }) =>
        resolve(type.endsWith('_ERROR') ? { error: payload.message } : payload))
      const message = { id, type: '@w3m-app/' + name, ...(payload === null ? {} : { payload }) }
      frame.contentWindow.postMessage(message, ${JSON.stringify(secureSite)})
    })
  let provider
  window.useSocial = (name) => { provider = name }
  document.querySelector('#social').addEventListener('click', async () => {
    const popUp = open(${JSON.stringify(secureSite)} + '/loading', 'login', 'width=600,height=800')
    const { uri } = await ask('GET_SOCIAL_REDIRECT_URI', { provider })
    popUp.location = uri
  })
</script>`
}
