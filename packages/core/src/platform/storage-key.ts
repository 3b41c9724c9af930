/** Prefix of everything that is stored. Source: docs/constants.json, `storage`. */
const PREFIX = '@appkit/'

/** Id of a modal that is the only one on its page. */
export const DEFAULT_ID = 'default'

/**
 * Creates the storage keys of one modal. Several modals on a page have different ids.
 *
 * @param id - The website's name for this modal.
 */
export function storageKeys(id: string = DEFAULT_ID): (name: string) => string {
  const own = id === DEFAULT_ID ? '' : `${encodeURIComponent(id)}/`
  return (name) => `${PREFIX}${own}${name}`
}
