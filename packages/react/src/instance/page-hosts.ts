/**
 * Events of the window by which an embedded modal without a container and the `<latchkey-modal>` elements of a
 * page find each other.
 */

/** Such a modal was drawn: `detail` is its host. */
export const HOST_DRAWN = 'latchkey:host-drawn'

/** An element looks for modals: `detail` is called with the host of each. */
export const FIND_HOSTS = 'latchkey:find-hosts'

/** The host of an embedded modal. */
export interface FoundHost {
  /** The id of the instance; undefined if it has none. */
  readonly id: string | undefined
  /** Its `<latchkey-root>`. */
  readonly host: Element
}
