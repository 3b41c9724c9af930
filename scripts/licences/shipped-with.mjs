import { plainKey } from './read-lockfile.mjs'

/**
 * @typedef {object} Shipped
 * @property {string} name
 * @property {string} version
 * @property {readonly string[]} path - The packages that ask for it, the first one ours.
 * @property {boolean} isOptional - Left out by package managers on machines that it was not made for.
 * @property {boolean} isOfSite - Comes by a package that the site installs beside ours, in a version of its choice.
 */

/**
 * Every package of others that can get into a page by one of ours: what it asks for, what that asks for, and so on;
 * and what it expects the site to have. Each is listed once, by its shortest way.
 *
 * @param {import('./read-lockfile.mjs').Locked} lock
 * @param ours - The package's name and folder, and `peers`, what every site needs beside it.
 * @param known - Of packages of ours, by folder: the name, and which of the `devDependencies` the build has inside.
 * @returns {readonly Shipped[]} Sorted by name.
 */
export function shippedWith(lock, { name, folder, peers }, { nameOf, insideOf }) {
  const { devDependencies } = lock.importers[folder]
  const found = new Map()
  const collect = (keys, isOfSite) => {
    const waiting = keys.map((key) => ({ key, path: [name], isOptional: false }))
    // The packages that these require are appended while the list is walked, so that the nearest
    // come first.
    for (const { key, path, isOptional } of waiting) {
      if (found.has(plainKey(key))) continue
      const isOurs = lock.importers[key] !== undefined
      found.set(plainKey(key), { ...split(key), path, isOptional, isOfSite, isOurs })
      const next = [...path, isOurs ? nameOf(key) : split(key).name]
      for (const each of askedBy(lock, key, insideOf)) {
        waiting.push({ key: each.key, path: next, isOptional: isOptional || each.isOptional })
      }
    }
  }
  collect(
    askedBy(lock, folder, insideOf).map(({ key }) => key),
    false,
  )
  collect(
    peers.flatMap((peer) => devDependencies[peer] ?? []),
    true,
  )
  return [...found.values()]
    .filter(({ isOurs }) => !isOurs)
    .sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
}

/**
 * Lists the packages that a package requires or, if it is ours, contains; without those that it
 * expects its user to have, which the lockfile lists there, too.
 */
function askedBy(lock, key, insideOf) {
  const own = lock.importers[key]
  const { dependencies = {}, optionalDependencies = {} } = own ?? lock.packages[key] ?? {}
  const inside = own === undefined ? [] : insideOf(key)
  const expected = lock.peers[plainKey(key)] ?? []
  const keysOf = (table, isOptional) =>
    Object.entries(table)
      .filter(([name]) => !expected.includes(name))
      .map(([, each]) => ({ key: each, isOptional }))
  const bundled = inside.flatMap((name) => own.devDependencies[name] ?? [])
  return [
    ...keysOf(dependencies, false),
    ...bundled.map((each) => ({ key: each, isOptional: false })),
    ...keysOf(optionalDependencies, true),
  ]
}

function split(key) {
  const plain = plainKey(key)
  const at = plain.lastIndexOf('@')
  return { name: plain.slice(0, at), version: plain.slice(at + 1) }
}

function compare(one, other) {
  return one < other ? -1 : one > other ? 1 : 0
}
