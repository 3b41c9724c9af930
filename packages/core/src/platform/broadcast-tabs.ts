import type { Tabs } from '../contract/index.ts'
import { createTabEars, openChannel, thisPage } from './tab-ears.ts'

/**
 * Tabs of the same site, by the browser's broadcast channel and locks. Where these are missing
 * or denied nothing is heard, and lonely work runs at once.
 *
 * @param name - Same in all tabs that belong together.
 */
export function createBroadcastTabs(name: string): Tabs {
  return {
    ...createTabEars(name),
    say(topic) {
      const channel = openChannel(name)
      channel?.postMessage([thisPage(), topic])
      channel?.close()
    },
    alone: (lock, work) => runAlone(`${name}/${lock}`, work),
  }
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

/** Missing on pages without https, and on servers. */
function lockManager(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks
}
