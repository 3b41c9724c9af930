import type { Undo } from '@latchkey/core/contract'
import type { Latchkey } from '../instance/latchkey.ts'
import type { PageWindow } from '../instance/page.ts'
import { CREATED, FIND_INSTANCES, type FoundInstance } from '../instance/page-events.ts'

/**
 * The newest instance of the page.
 *
 * @param id - That of its options, '' for one without; null: any instance.
 */
export function findInstance(page: PageWindow, id: string | null): Latchkey | undefined {
  let newest: Latchkey | undefined
  eachInstance(page, (latchkey, each = '') => {
    if (id === null || each === id) newest = latchkey
  })
  return newest
}

/** The id of an instance, '' where it has none; undefined if the instance has ended. */
export function findIdOf(page: PageWindow, latchkey: Latchkey): string | undefined {
  let id: string | undefined
  eachInstance(page, (found, each = '') => {
    // Frameworks wrap what they hand over, and leave functions as they are.
    if (found.open === latchkey.open) id = each
  })
  return id
}

/** Calls the listener whenever an instance was created. */
export function watchInstances(page: PageWindow, listener: () => void): Undo {
  // While it is being created it cannot be found yet.
  const onCreated = (): void => page.queueMicrotask(listener)
  page.addEventListener(CREATED, onCreated)
  return () => page.removeEventListener(CREATED, onCreated)
}

function eachInstance(page: PageWindow, found: FoundInstance): void {
  page.dispatchEvent(new page.CustomEvent(FIND_INSTANCES, { detail: found }))
}
