import type { FarBase } from '../compose/base.ts'
import { type AuthPort, isLatchkeyError } from '../contract/index.ts'
import type { AuthLine } from './frame-port.ts'
import { appOf, themeOf } from './frame-theme.ts'

/** What the frame hears of the page. None of it ever rejects. */
export interface Greeting {
  /** Somebody is logged in: the frame hears what the page is and how it looks. */
  greet(signal: AbortSignal): void
  syncTheme(): Promise<void>
  /** The page may look different now. */
  heed(): void
  /** Loads the frame anew, and tells it again. */
  startAnew(): void
}

/** Pause before a frame that was loaded anew is told. Source: specification, section 2. */
const TELL_ANEW_MS = 100

/** Makes what tells the frame of one core's page. */
export function createGreeting(base: FarBase, line: AuthLine): Greeting {
  const { store, timers, ports } = base
  let told: string | undefined

  async function tell(say: (port: AuthPort) => Promise<void>): Promise<void> {
    const port = line.port()
    if (port === undefined) return
    try {
      await say(port)
    } catch (thrown) {
      // The frame works without it; trouble that matters is told by what fails because of it.
      const isOver = isLatchkeyError(thrown, 'aborted')
      if (!isOver) ports.logger.error('The frame could not be told of the page', thrown)
    }
  }

  const syncApp = (): Promise<void> =>
    tell((port) => port.syncApp(appOf(store.state.options), timers.signal()))
  const syncTheme = (): Promise<void> => {
    const theme = themeOf(store.state.options)
    told = JSON.stringify(theme)
    return tell((port) => port.syncTheme(theme, timers.signal()))
  }

  return {
    syncTheme,
    greet(signal) {
      void syncApp()
      void syncTheme()
      // What it answers is told to whoever listens.
      void tell(async (port) => void (await port.smartAccountNetworks(signal)))
    },
    heed() {
      // Who was never told is told everything when somebody logs in.
      if (told !== undefined && told !== JSON.stringify(themeOf(store.state.options))) {
        void syncTheme()
      }
    },
    startAnew() {
      void tell(async (port) => {
        await port.reload(timers.signal())
        timers.after(TELL_ANEW_MS, () => void syncApp())
      })
    },
  }
}
