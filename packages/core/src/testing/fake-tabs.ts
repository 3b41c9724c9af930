import type { Tabs } from '../contract/index.ts'

/** Several tabs of one site. */
export interface FakeTabs {
  /** Opens another tab. */
  open(): Tabs
}

type Listener = (topic: string) => void

/** Creates tabs that are connected in memory; a posted topic reaches all others at once. */
export function createFakeTabs(): FakeTabs {
  const tabs = new Set<Set<Listener>>()
  const queues = new Map<string, Promise<unknown>>()

  function queue<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = queues.get(name) ?? Promise.resolve()
    const result = before.then(work, work)
    queues.set(name, result)
    return result
  }

  return {
    open() {
      const own = new Set<Listener>()
      tabs.add(own)
      return {
        post(topic) {
          const others = [...tabs].filter((tab) => tab !== own)
          for (const listener of others.flatMap((tab) => [...tab])) listener(topic)
        },
        listen(listener) {
          own.add(listener)
          return () => own.delete(listener)
        },
        runExclusive: queue,
      }
    },
  }
}
