import { inspect } from 'node:util'
import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test'
import { logInPage, readStored } from './in-page-log.ts'

/** The place in which a text was logged, sent or stored. */
export type Place =
  /** `localStorage`, `sessionStorage`, cookies, databases, caches, the history's state. */
  | 'storage'
  | 'database'
  /** A message to the page's window. */
  | 'message'
  /** Messages to its other tabs. */
  | 'broadcast'
  | 'console'
  /** Requests to servers: address, headers and body. */
  | 'request'

/** Something that a page sent, received or stored. */
export interface Line {
  readonly place: Place
  readonly text: string
}

/** Everything that pages of a website send, receive and store. */
export interface PageLog {
  /** With everything that they store now. */
  read(): Promise<readonly Line[]>
}

const NAME = 'tellWhatPageKnows'

/** How deep a value in the console is read. */
const WHOLE = { depth: 20, maxStringLength: null, maxArrayLength: null, breakLength: Infinity }

/**
 * Starts to record what pages of a context send, receive and store.
 *
 * @param foreignOrigins - Origins that are not ours, of which nothing is recorded.
 */
export async function logPages(
  context: BrowserContext,
  foreignOrigins: readonly string[],
): Promise<PageLog> {
  const lines: Line[] = []
  const add = (place: Place, text: string): void => void lines.push({ place, text })
  const isOurs = (page: Page | null): page is Page => {
    const url = page?.url() ?? ''
    return url.startsWith('http') && !foreignOrigins.includes(new URL(url).origin)
  }
  const pending: Promise<void>[] = []

  await context.exposeFunction(NAME, add)
  await context.addInitScript(logInPage, { line: NAME, foreignOrigins })
  context.on('request', (request) => {
    if (isRequestedByPage(request, isOurs)) add('request', writeRequest(request))
  })
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (isOurs(page)) add('request', String(payload))
      })
    })
  })
  context.on('console', (message) => {
    if (!isOurs(message.page())) return
    pending.push(writeMessage(message).then((text) => add('console', text)))
  })
  context.on('weberror', (error) => {
    if (isOurs(error.page())) add('console', inspect(error.error(), WHOLE))
  })

  return {
    async read() {
      await Promise.all(pending)
      for (const page of context.pages().filter((each) => isOurs(each) && !each.isClosed())) {
        add('storage', await page.evaluate(readStored))
        add('storage', JSON.stringify(await context.cookies(page.url())))
      }
      return lines
    },
  }
}

/** Requests of other sites' frames are theirs; the address of such a frame is the page's. */
function isRequestedByPage(request: Request, isOurs: (page: Page) => boolean): boolean {
  try {
    const frame = request.frame()
    if (!isOurs(frame.page())) return false
    return frame === frame.page().mainFrame() || request.isNavigationRequest()
  } catch {
    // The first request of a new window, whose address came to the page in a message.
    return false
  }
}

function writeRequest(request: Request): string {
  const body = request.postData() ?? ''
  return [request.url(), JSON.stringify(request.headers()), body].join('\n')
}

async function writeMessage(message: ConsoleMessage): Promise<string> {
  const values = message.args().map(async (arg) => {
    // The value of a page that is gone cannot be read any more; its text is still there.
    const value: unknown = await arg.jsonValue().catch(() => '')
    return inspect(value, WHOLE)
  })
  return [message.text(), ...(await Promise.all(values))].join('\n')
}
