/** A command that the browser refused, or that took too long. */
class WebDriverError extends Error {
  override readonly name = 'WebDriverError'
}

/** Longest wait for one command, in milliseconds. */
const COMMAND_MS = 30_000

/** Keys of WebDriver. Source: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', End: '\uE010' } as const

/** One session of WebDriver, with what journeys need of it. */
export interface WebDriver {
  readonly version: string
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page; its arguments and its value are JSON. */
  run<A extends readonly unknown[], R>(body: (...args: A) => R, ...args: A): Promise<R>
  /** Presses the mouse on a point of the window, in CSS px. */
  press(x: number, y: number): Promise<void>
  /** Presses keys one after the other. */
  type(keys: readonly string[]): Promise<void>
  end(): Promise<void>
}

/** Opens a session at a driver, with capabilities of the W3C form. */
export async function openSession(driverUrl: string, capabilities: object): Promise<WebDriver> {
  const alwaysMatch = capabilities
  const opened = await command(`${driverUrl}/session`, 'POST', { capabilities: { alwaysMatch } })
  const { sessionId, capabilities: given } = Object(opened)
  const session = `${driverUrl}/session/${sessionId}`
  const post = (path: string, body: object = {}) => command(`${session}${path}`, 'POST', body)
  return {
    version: `${given.browserName} ${given.browserVersion}`,
    open: async (url) => void (await post('/url', { url })),
    reload: async () => void (await post('/refresh')),
    async run(body, ...args) {
      const script = `return (${body}).apply(null, arguments)`
      // The value of that function, over JSON.
      return (await post('/execute/sync', { script, args })) as ReturnType<typeof body>
    },
    async press(x, y) {
      const at = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }
      const actions = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
      await post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    async type(keys) {
      const actions = keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    end: async () => void (await command(session, 'DELETE')),
  }
}

/** @throws WebDriverError with what the driver said. */
async function command(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(COMMAND_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { value } = Object(await response.json())
  if (response.ok) return value
  throw new WebDriverError(`${method} ${new URL(url).pathname}: ${value?.error} ${value?.message}`)
}
