/** Tells the workers where the built page lies. */
export const PAGE_FOLDER_VARIABLE = 'LATCHKEY_LAB_PAGE'

/** The folder of the built page. */
export function pageFolder(): string {
  const folder = process.env[PAGE_FOLDER_VARIABLE]
  if (folder) return folder
  throw new Error('The page was not built; run the journeys with their configuration.')
}
