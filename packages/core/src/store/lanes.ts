import type { Namespace } from '../contract/index.ts'

/** One of a thing for each namespace: what one of them does leaves the others alone. */
export interface Lanes<Lane> {
  /** Made when it is first asked for. */
  of(namespace: Namespace): Lane
  /** Stops the one of a namespace, else all. */
  stop(namespace?: Namespace): void
}

/** Makes the lanes of one core. */
export function createLanes<Lane extends { stop(): void }>(make: () => Lane): Lanes<Lane> {
  const lanes = new Map<Namespace, Lane>()
  return {
    of(namespace) {
      const lane = lanes.get(namespace) ?? make()
      lanes.set(namespace, lane)
      return lane
    },
    stop(namespace) {
      for (const [each, lane] of lanes) if (each === (namespace ?? each)) lane.stop()
    },
  }
}
