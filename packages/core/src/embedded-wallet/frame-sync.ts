import { type AuthPort, isLatchkeyError } from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Timers } from '../platform/timers.ts'
import type { RootState } from '../store/state/root.ts'
import type { FramePort } from './frame-port.ts'
import { frameApp, frameTheme } from './frame-theme.ts'
import { RELOAD_PAUSE_MS } from './time-limits.ts'

/** Sends the website's details and its theme to the frame. None of it ever rejects. */
export interface FrameSync {
  /** A user is logged in: sends details and theme, requests the networks of smart accounts. */
  start(): void
  /** Sends the theme. Ends when the frame has applied it, or failed to. */
  sendTheme(): Promise<void>
  /** Sends the theme if it changed since it was sent. Nothing before the first time. */
  sendChangedTheme(): void
  /** Reloads the frame, then sends the website's details again. */
  reload(): void
}

interface Deps {
  readonly state: RootState
  readonly timers: Pick<Timers, 'after' | 'signal'>
  readonly ports: CorePorts
  readonly sdkVersion: string
  readonly frame: Pick<FramePort, 'current'>
}

/** Creates the sync of one core with its frame. */
export function createFrameSync({ state, timers, ports, frame, sdkVersion }: Deps): FrameSync {
  let sentTheme: string | undefined

  async function withFrame(send: (port: AuthPort) => Promise<void>): Promise<void> {
    const port = frame.current()
    if (port === undefined) return
    try {
      await send(port)
    } catch (thrown) {
      // The frame works without it. An abort is no failure.
      if (isLatchkeyError(thrown, 'aborted')) return
      ports.logger.error("The frame did not accept the website's details", thrown)
    }
  }

  function sendApp(): Promise<void> {
    return withFrame((port) => port.syncApp(frameApp(state.options, sdkVersion), timers.signal()))
  }

  function sendTheme(): Promise<void> {
    const theme = frameTheme(state.options)
    sentTheme = JSON.stringify(theme)
    return withFrame((port) => port.syncTheme(theme, timers.signal()))
  }

  return {
    sendTheme,
    start() {
      void sendApp()
      void sendTheme()
      // The answer arrives as a change, see `frame-events.ts`.
      void withFrame(async (port) => void (await port.smartAccountNetworks(timers.signal())))
    },
    sendChangedTheme() {
      const isChanged = sentTheme !== JSON.stringify(frameTheme(state.options))
      if (sentTheme !== undefined && isChanged) void sendTheme()
    },
    reload() {
      void withFrame(async (port) => {
        await port.reload(timers.signal())
        timers.after(RELOAD_PAUSE_MS, () => void sendApp())
      })
    },
  }
}
