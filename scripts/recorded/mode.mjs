/**
 * The versions that sites are installed with: recorded ones, unless one of these variables says otherwise. They
 * are variables because commands start each other.
 */
const LATEST_VARIABLE = 'LATCHKEY_LATEST'
const LOCKS_VARIABLE = 'LATCHKEY_LOCKS'

const LATEST = '--latest'

/**
 * Lets sites be installed with what the registry has today, where the arguments of a command say `--latest`.
 *
 * @returns The other arguments.
 */
export function takeLatest(args) {
  if (args.includes(LATEST)) process.env[LATEST_VARIABLE] = '1'
  return args.filter((each) => each !== LATEST)
}

/** Returns true if sites are installed with the newest packages of the registry. */
export function isLatest() {
  return process.env[LATEST_VARIABLE] === '1'
}

/** Lets sites be resolved by what the registry has today, and not installed. */
export function collectLocks(folder) {
  process.env[LOCKS_VARIABLE] = folder
}

/** The folder in which each resolved site leaves its lockfile; undefined where sites are installed. */
export function locksFolder() {
  return process.env[LOCKS_VARIABLE]
}
