/** Prefix of everything that is stored. Source: docs/constants.json, `storage`. */
const PREFIX = '@appkit/'

/** Name of a modal that is the only one on its page. */
export const DEFAULT_ID = 'default'

/**
 * Makes storage keys for one modal. Several on a page keep their sessions apart by their ids.
 *
 * @param id - The website's name for this modal.
 */
export function storageKeys(id: string = DEFAULT_ID): (name: string) => string {
  const own = id === DEFAULT_ID ? '' : `${encodeURIComponent(id)}/`
  return (name) => `${PREFIX}${own}${name}`
}
