import { inspect } from 'node:util'
import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test'
import { logInPage, readKept } from './in-page-log.ts'

/** Where something was said or kept. */
export type Place =
  /** `localStorage`, `sessionStorage`, cookies, databases, caches, the history's state. */
  | 'storage'
  | 'database'
  /** What came to the page's window. */
  | 'message'
  /** What it told its other tabs. */
  | 'broadcast'
  | 'console'
  /** What it asked servers: address, headers and body. */
  | 'request'

/** Something that a page said, heard or kept. */
export interface Line {
  readonly place: Place
  readonly text: string
}

/** Everything that pages of a website say, hear and keep. */
export interface PageLog {
  /** With whatever they keep now. */
  read(): Promise<readonly Line[]>
}

const NAME = 'tellWhatPageKnows'

/** How deep a value in the console is looked into. */
const WHOLE = { depth: 20, maxStringLength: null, maxArrayLength: null, breakLength: Infinity }

/**
 * Starts to write down what pages of a context say, hear and keep.
 *
 * @param strangers - Origins that are no websites of ours: nothing of them is written down.
 */
export async function logPages(
  context: BrowserContext,
  strangers: readonly string[],
): Promise<PageLog> {
  const lines: Line[] = []
  const add = (place: Place, text: string): void => void lines.push({ place, text })
  const isOurs = (page: Page | null): page is Page => {
    const url = page?.url() ?? ''
    return url.startsWith('http') && !strangers.includes(new URL(url).origin)
  }
  const pending: Promise<void>[] = []

  await context.exposeFunction(NAME, add)
  await context.addInitScript(logInPage, { line: NAME, strangers })
  context.on('request', (request) => {
    if (isAskedByPage(request, isOurs)) add('request', writeRequest(request))
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
        add('storage', await page.evaluate(readKept))
        add('storage', JSON.stringify(await context.cookies(page.url())))
      }
      return lines
    },
  }
}

/** What frames of other sites ask for is theirs; which address they are sent to is the page's. */
function isAskedByPage(request: Request, isOurs: (page: Page) => boolean): boolean {
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
    // What belonged to a page that is gone can't be asked any more; its text is there all the same.
    const value: unknown = await arg.jsonValue().catch(() => '')
    return inspect(value, WHOLE)
  })
  return [message.text(), ...(await Promise.all(values))].join('\n')
}
