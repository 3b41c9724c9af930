/** What a browser says of an element, where it says more than the standard's first version. */
interface Sighting {
  readonly intersectionRatio: number
  /** Whether nothing covers, fades or distorts it; absent where a browser cannot tell. */
  readonly isVisible?: boolean
  readonly target: Element
}

/** Time between two looks, in milliseconds; the least that browsers allow with `trackVisibility`. */
const LOOK_EVERY_MS = 100

/** What is looked at, and in which window. */
export interface Sights {
  readonly window: Window & typeof globalThis
  readonly targets: readonly Element[]
}

/** Whether a browser can tell that an element is covered (Intersection Observer v2). */
export function canTell({ IntersectionObserverEntry }: Window & typeof globalThis): boolean {
  return 'isVisible' in IntersectionObserverEntry.prototype
}

/**
 * Watches whether all targets are in full sight: whole, uncovered and undistorted, through every
 * frame around them. In a page of its own, where nothing can be laid over it, being whole is enough
 * for browsers that cannot tell more. Source: docs/security.md, S10.
 *
 * Two things Chromium 156 does not tell: a mask on the frame's own element, and the drop shadow of a
 * filter that falls on it from beside.
 *
 * @returns Ends the watch.
 */
export function watchSight(
  { window, targets }: Sights,
  onChange: (isInSight: boolean) => void,
): () => void {
  const seen = new Map<Element, boolean>()
  const isOwnPage = window.top === window
  const inSight = ({ intersectionRatio, isVisible }: Sighting) =>
    intersectionRatio === 1 && (isVisible ?? isOwnPage)
  const options = { threshold: 1, trackVisibility: true, delay: LOOK_EVERY_MS }
  const observer = new window.IntersectionObserver((sightings) => {
    for (const sighting of sightings) seen.set(sighting.target, inSight(sighting))
    if (seen.size === targets.length) onChange([...seen.values()].every(Boolean))
  }, options)
  for (const target of targets) observer.observe(target)
  return () => observer.disconnect()
}

/** Looks once more, with fresh eyes. @returns Whether all targets are in full sight now. */
export function lookAgain(sights: Sights): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = watchSight(sights, (isInSight) => {
      // The observer may speak before it is known how to stop it.
      sights.window.queueMicrotask(() => stop())
      resolve(isInSight)
    })
  })
}
