import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './paths.mjs'

/** @returns The manifests of our own packages and apps, and of the repository itself. */
export function ownManifests() {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).map((name) => join(ROOT, parent, name)),
  )
  return [ROOT, ...folders]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, ...readManifest(folder) }))
}

/**
 * Everything that comes along when a published package of ours is installed: its dependencies and
 * theirs, as they are on the disk, which is what the lockfile says.
 */
export function shippedPackages() {
  const own = ownManifests().filter(({ private: isPrivate }) => isPrivate !== true)
  const ownFolders = new Set(own.map(({ folder }) => realpathSync(folder)))
  const found = new Map()
  const waiting = own.map(({ folder }) => realpathSync(folder))
  // Dependencies are appended while the list is walked, so that theirs are found too.
  for (const folder of waiting) {
    for (const next of dependenciesIn(folder)) {
      if (found.has(next) || ownFolders.has(next)) continue
      found.set(next, readManifest(next))
      waiting.push(next)
    }
  }
  return [...found.values()]
}

/**
 * Every package of the lockfile.
 *
 * @returns Name, version, and the Node it asks for.
 */
export function lockedPackages() {
  const text = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8')
  const [, section = ''] = text.split(/^packages:$/m)
  const [packages = ''] = section.split(/^snapshots:$/m)
  return packages
    .split(/\n(?= {2}\S)/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(readLockedPackage)
}

function readLockedPackage(block) {
  const key = block.split('\n')[0].replace(/^'|'?:$/g, '')
  const at = key.lastIndexOf('@')
  const node = /engines: \{.*?node: '?([^'},]+)/.exec(block)?.[1].trim()
  return { name: key.slice(0, at), version: key.slice(at + 1), node }
}

function dependenciesIn(folder) {
  const { dependencies = {}, optionalDependencies = {} } = readManifest(folder)
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .map((name) => findInstalled(folder, name))
    .filter((path) => path !== undefined)
}

/** Looks where Node looks. Optional parts made for other machines are not there. */
function findInstalled(folder, name) {
  for (let place = folder; place !== dirname(place); place = dirname(place)) {
    const candidate = join(place, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate)
  }
  return undefined
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
