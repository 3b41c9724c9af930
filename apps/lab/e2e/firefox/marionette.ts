import type { WebDriver } from '../web-driver/web-driver.ts'
import { openLine } from './marionette-line.ts'

/** How elements are named. Source: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** A session of Firefox's own protocol, which presses in frames of other sites too. */
export interface MarionetteDriver extends WebDriver {
  /** The windows that are open, the first one first. */
  windows(): Promise<readonly string[]>
  enterWindow(name: string): Promise<void>
  /** Goes into the first frame of the page, also inside shadow roots; what is run and pressed next is in it. */
  enterFrame(): Promise<void>
  leaveFrame(): Promise<void>
  /** Presses the button that has this text. */
  pressButton(text: string): Promise<void>
}

/** Opens a session at a port of this machine. Source: firefox-source-docs.mozilla.org/testing/marionette */
export async function openMarionette(port: number): Promise<MarionetteDriver> {
  const { send, end } = await openLine(port)
  const { capabilities } = Object(await send('NewSession'))

  async function execute(script: string, args: readonly unknown[] = []): Promise<unknown> {
    return Object(await send('ExecuteScript', { script, args })).value
  }

  /** Performs actions of one device. */
  const perform = (device: object) => send('PerformActions', { actions: [device] })

  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: async (url) => void (await send('Navigate', { url })),
    reload: async () => void (await send('Refresh')),
    async run(body, ...args) {
      // The value of that function, over JSON.
      return (await execute(`return (${body}).apply(null, arguments)`, args)) as ReturnType<
        typeof body
      >
    },
    async press(x, y) {
      const at = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }
      const actions = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
      await perform({ type: 'pointer', id: 'mouse', actions })
    },
    async type(keys) {
      const actions = keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await perform({ type: 'key', id: 'keyboard', actions })
    },
    windows: async () => (await send('GetWindowHandles')) as readonly string[],
    enterWindow: async (handle) => void (await send('SwitchToWindow', { handle })),
    async enterFrame() {
      const frame = await execute(`return (${findFrame})()`)
      await send('SwitchToFrame', { element: Object(frame)[ELEMENT] })
    },
    leaveFrame: async () => void (await send('SwitchToFrame')),
    async pressButton(text) {
      const button = await execute(`return (${findButton}).apply(null, arguments)`, [text])
      if (button === null) throw new Error(`There is no button "${text}".`)
      await send('ElementClick', { id: Object(button)[ELEMENT] })
    },
    end: async () => end(),
  }
}

/** These run in the page. */
function findFrame(): Element | null {
  const roots = [
    document,
    ...[...document.querySelectorAll('*')].flatMap((each) => each.shadowRoot ?? []),
  ]
  return roots.flatMap((root) => [...root.querySelectorAll('iframe')])[0] ?? null
}

function findButton(text: string): Element | null {
  return [...document.querySelectorAll('button')].find((each) => each.textContent === text) ?? null
}
