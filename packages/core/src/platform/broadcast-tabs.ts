import { keepListening, PAGE_RESTORED, type Tabs, type Undo } from '../contract/index.ts'

/**
 * Tabs of the same site, by the browser's broadcast channel and locks. Where these are missing
 * or denied no message arrives, and exclusive work runs at once.
 *
 * @param name - The same in all tabs of one modal.
 */
export function createBroadcastTabs(name: string): Tabs {
  return {
    listen: (listener) => subscribe(name, listener),
    post(topic) {
      const channel = openChannel(name)
      channel?.postMessage([thisPage(), topic])
      channel?.close()
    },
    runExclusive: (lock, work) => runExclusive(`${name}/${lock}`, work),
  }
}

/** Listens to the other tabs, and for the moment when the browser restores this page. */
function subscribe(name: string, listener: (topic: string) => void): Undo {
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
  const unlisten = keepListening(globalThis, 'pageshow', restored)
  return () => {
    unlisten()
    channel?.close()
  }
}

/** Start time of this page: the same for every modal on it, and for no other tab. */
function thisPage(): number {
  return performance.timeOrigin
}

/** Ignores messages of this page: two modals on one page are not two tabs. */
function topicOf(data: unknown): string | undefined {
  if (!Array.isArray(data) || data[0] === thisPage()) return undefined
  return typeof data[1] === 'string' ? data[1] : undefined
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    // Missing, or denied to a frame without an origin: then no message is sent or received.
    return undefined
  }
}

async function runExclusive<T>(lock: string, work: () => Promise<T>): Promise<T> {
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

/** Missing on pages without https, and on servers. */
function lockManager(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks
}
