/** Tells the workers where the built page lies. */
export const PAGE_FOLDER_VARIABLE = 'LATCHKEY_LAB_PAGE'

/** The folder of the built page. */
export function pageFolder(): string {
  const folder = process.env[PAGE_FOLDER_VARIABLE]
  if (folder) return folder
  throw new Error('The page was not built; run the journeys with their configuration.')
}

/** The newest React and the oldest one that is supported, and where pages built for each lie. */
export const REACTS = [
  { version: '19.3.1', base: '/', isOldReact: false },
  { version: '18.2.0', base: '/react-18/', isOldReact: true },
] as const
