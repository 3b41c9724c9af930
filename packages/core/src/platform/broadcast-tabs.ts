import { PAGE_RESTORED, type Tabs } from '../contract/index.ts'

type Listener = (topic: string) => void

/**
 * Tabs of the same site, by the browser's broadcast channel and locks. Where these are missing
 * or denied nothing is heard, and lonely work runs at once.
 *
 * @param name - Same in all tabs that belong together.
 */
export function createBroadcastTabs(name: string): Tabs {
  const listeners = new Set<Listener>()
  let open: BroadcastChannel | undefined

  function listen(): void {
    open ??= openChannel(name)
    if (open === undefined) return
    open.onmessage = ({ data }: MessageEvent<unknown>) => {
      const topic = topicOf(data)
      if (topic !== undefined) for (const listener of [...listeners]) listener(topic)
    }
  }

  return {
    say(topic) {
      const channel = open ?? openChannel(name)
      channel?.postMessage([thisPage(), topic])
      if (channel !== open) channel?.close()
    },
    hear(listener) {
      listeners.add(listener)
      listen()
      const restored = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) listener(PAGE_RESTORED)
      }
      addEventListener('pageshow', restored)
      return () => {
        removeEventListener('pageshow', restored)
        listeners.delete(listener)
        if (listeners.size > 0) return
        open?.close()
        open = undefined
      }
    },
    alone: (lock, work) => runAlone(`${name}/${lock}`, work),
  }
}

/** When this page began: the same for every modal on it, and for no other tab. */
function thisPage(): number {
  return performance.timeOrigin
}

/** Two modals on one page are no tabs of each other. */
function topicOf(data: unknown): string | undefined {
  if (!Array.isArray(data) || data[0] === thisPage()) return undefined
  return typeof data[1] === 'string' ? data[1] : undefined
}

async function runAlone<T>(lock: string, work: () => Promise<T>): Promise<T> {
  let running: Promise<T> | undefined
  const begin = async (): Promise<T> => work()
  const start = (): Promise<T> => {
    running ??= begin()
    return running
  }
  try {
    await lockManager()?.request(lock, start)
  } catch {
    // Locks are denied to some frames; a failure of the work itself is thrown below.
  }
  return start()
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    // Missing, or denied to a frame without an origin: then this tab is on its own.
    return undefined
  }
}

/** Missing on pages without https, and on servers. */
function lockManager(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks
}
