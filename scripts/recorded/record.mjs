import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'

/**
 * The record: every version of every package of others that a site is installed with, each with what npm has to
 * know of it to resolve a site. `npm run record-versions` writes it.
 *
 * @typedef {Readonly<Record<string, Readonly<Record<string, object>>>>} VersionRecord - By name, then by version.
 */

const PATH = join(ROOT, 'scripts', 'recorded', 'versions.json')

/** The members of an entry in npm's lockfile that describe the package, and not its place in one site. */
const MEMBERS = [
  'integrity',
  'dependencies',
  'optionalDependencies',
  'bundleDependencies',
  'peerDependencies',
  'peerDependenciesMeta',
  'bin',
  'engines',
  'os',
  'cpu',
  'libc',
  'hasInstallScript',
  'hasShrinkwrap',
  'deprecated',
]

/** Orders `8.9.0` before `8.10.0`. */
const { compare } = new Intl.Collator('en', { numeric: true })

/** @returns {VersionRecord} The record; empty where there is none yet. */
export function readRecord() {
  return existsSync(PATH) ? JSON.parse(readFileSync(PATH, 'utf8')) : {}
}

/** Writes the record with one line per version, so that a change of it can be read. */
export function writeRecord(record) {
  const packages = Object.entries(record).map(([name, versions]) => {
    const lines = Object.entries(versions).map(
      ([version, entry]) => `    ${JSON.stringify(version)}: ${JSON.stringify(entry)}`,
    )
    return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`
  })
  writeFileSync(PATH, `{\n${packages.join(',\n')}\n}\n`)
}

/**
 * The record of some sites, without the addresses that their files came from.
 *
 * @param locks - The parsed `package-lock.json` of each.
 * @returns {VersionRecord}
 */
export function recordOf(locks) {
  const entries = new Map(
    locks.flatMap(lockedVersions).map((locked) => [`${locked.name} ${locked.version}`, locked]),
  )
  const record = {}
  for (const { name, version, entry } of [...entries.values()].sort(inOrder)) {
    const members = MEMBERS.filter((member) => entry[member] !== undefined)
    record[name] = {
      ...record[name],
      [version]: Object.fromEntries(members.map((member) => [member, entry[member]])),
    }
  }
  return record
}

/**
 * The packages of a site that are not in the record in the site's version.
 *
 * @returns A line each, with the recorded versions.
 */
export function newsOf(lock, record) {
  const news = lockedVersions(lock)
    .filter(({ name, version }) => record[name]?.[version] === undefined)
    .map(({ name, version }) => {
      const known = Object.keys(record[name] ?? {})
      return `${name} ${version} (${known.length > 0 ? known.join(', ') : 'none'} recorded)`
    })
  return [...new Set(news)]
}

/** The packages of a lockfile that come from a registry; our own are files. */
function lockedVersions({ packages }) {
  return Object.entries(packages)
    .filter(([, { integrity, resolved = '' }]) => integrity && !resolved.startsWith('file:'))
    .map(([path, entry]) => ({
      name: entry.name ?? path.split('node_modules/').at(-1),
      version: entry.version,
      entry,
    }))
}

/** The version that a site gets that asks for none: the highest that is no prerelease, if there is one. */
export function latestOf(versions) {
  const inOrder = Object.keys(versions).sort(compare)
  return inOrder.findLast((version) => !version.includes('-')) ?? inOrder.at(-1)
}

function inOrder(one, other) {
  return compareNames(one.name, other.name) || compare(one.version, other.version)
}

function compareNames(one, other) {
  return one < other ? -1 : Number(one > other)
}
