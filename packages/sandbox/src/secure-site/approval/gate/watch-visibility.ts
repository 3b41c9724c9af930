/** An entry of Intersection Observer, with the field of its version 2. */
interface VisibilityEntry {
  readonly intersectionRatio: number
  /** Is true if nothing covers, fades or distorts it; absent in browsers without version 2. */
  readonly isVisible?: boolean
  readonly target: Element
}

/** Time between two checks, in milliseconds; the least that browsers allow with `trackVisibility`. */
const CHECK_EVERY_MS = 100

/** The observed elements and their window. */
export interface WatchedTargets {
  readonly window: Window & typeof globalThis
  readonly targets: readonly Element[]
}

/** Returns true if the browser detects that an element is covered (Intersection Observer v2). */
export function canDetectCovers({
  IntersectionObserverEntry,
}: Window & typeof globalThis): boolean {
  return 'isVisible' in IntersectionObserverEntry.prototype
}

/**
 * Watches whether all targets are fully visible: whole, uncovered and undistorted, through every
 * frame around them. In a page of its own, where nothing can be laid over it, being whole is enough
 * for browsers without version 2. Source: docs/security.md, S10.
 *
 * Chromium 156 does not detect two things: a mask on the frame's own element, and the drop shadow of a
 * filter that falls on it from beside.
 *
 * @returns Ends the watch.
 */
export function watchVisibility(
  { window, targets }: WatchedTargets,
  onChange: (isVisible: boolean) => void,
): () => void {
  const seen = new Map<Element, boolean>()
  const isOwnPage = window.top === window
  const isFullyVisible = ({ intersectionRatio, isVisible }: VisibilityEntry) =>
    intersectionRatio === 1 && (isVisible ?? isOwnPage)
  const options = { threshold: 1, trackVisibility: true, delay: CHECK_EVERY_MS }
  const observer = new window.IntersectionObserver((entries) => {
    for (const entry of entries) seen.set(entry.target, isFullyVisible(entry))
    if (seen.size === targets.length) onChange([...seen.values()].every(Boolean))
  }, options)
  for (const target of targets) observer.observe(target)
  return () => observer.disconnect()
}

/** Checks once with a new observer. @returns Whether all targets are fully visible now. */
export function checkVisibility(targets: WatchedTargets): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = watchVisibility(targets, (isVisible) => {
      // The observer may call back before `stop` is assigned.
      targets.window.queueMicrotask(() => stop())
      resolve(isVisible)
    })
  })
}
