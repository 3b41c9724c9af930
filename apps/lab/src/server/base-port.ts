import { LabError } from './lab-error.ts'

/** Default port of the page; the sandbox's parts follow behind it. */
const DEFAULT_BASE_PORT = 4400

const LOWEST = 1024
const HIGHEST = 65_000

/**
 * Reads LAB_PORT.
 *
 * @throws LabError `wrong-port`.
 */
export function readBasePort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_BASE_PORT
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= LOWEST && port <= HIGHEST) return port
  throw new LabError(
    'wrong-port',
    `LAB_PORT must be a whole number from ${LOWEST} to ${HIGHEST}; it is "${text}".`,
  )
}
