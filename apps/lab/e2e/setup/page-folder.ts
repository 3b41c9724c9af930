/** Passes the folder of the built page to the workers. */
export const PAGE_FOLDER_VARIABLE = 'LATCHKEY_LAB_PAGE'

/** The folder of the built page. */
export function pageFolder(): string {
  const folder = process.env[PAGE_FOLDER_VARIABLE]
  if (folder) return folder
  throw new Error('The page was not built; run the journeys with their configuration.')
}

/** The newest React and the oldest one that is supported, and the folders of pages built for each. */
export const REACTS = [
  { version: '19.3.1', base: '/', isOldReact: false },
  { version: '18.2.0', base: '/react-18/', isOldReact: true },
] as const
