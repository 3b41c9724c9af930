import { PAGE_RESTORED, type Tabs } from '../contract/index.ts'

/**
 * Hears what other tabs of the same site say, by the browser's broadcast channel. Where that is
 * missing or denied nothing is heard.
 *
 * @param name - Same in all tabs that belong together.
 */
export function createTabEars(name: string): Pick<Tabs, 'hear'> {
  return {
    hear(listener) {
      const channel = openChannel(name)
      if (channel !== undefined) {
        channel.onmessage = ({ data }: MessageEvent<unknown>) => {
          const topic = topicOf(data)
          if (topic !== undefined) listener(topic)
        }
      }
      const restored = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) listener(PAGE_RESTORED)
      }
      addEventListener('pageshow', restored)
      return () => {
        removeEventListener('pageshow', restored)
        channel?.close()
      }
    },
  }
}

/** When this page began: the same for every modal on it, and for no other tab. */
export function thisPage(): number {
  return performance.timeOrigin
}

/** Two modals on one page are no tabs of each other. */
function topicOf(data: unknown): string | undefined {
  if (!Array.isArray(data) || data[0] === thisPage()) return undefined
  return typeof data[1] === 'string' ? data[1] : undefined
}

/** The channel between tabs. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    // Missing, or denied to a frame without an origin: then this tab is on its own.
    return undefined
  }
}
