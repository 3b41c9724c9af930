import type { Latchkey } from './latchkey.ts'

/**
 * Events of the window by which instances and elements of a page find each other, whichever comes first
 * and however often the page has this package.
 */

/** An instance is being created. */
export const CREATED = 'latchkey:created'

/** An element looks for instances: `detail` is called with each, the newest last. */
export const FIND_INSTANCES = 'latchkey:find-instances'

/** @param id - Of the options; undefined where the instance has none. */
export type FoundInstance = (latchkey: Latchkey, id: string | undefined) => void
