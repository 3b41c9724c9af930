/**
 * @typedef {object} Locked
 * @property {Readonly<Record<string, Tables>>} importers - What our own packages ask for, by folder; ours lead to a
 *   folder, others to a key.
 * @property {Readonly<Record<string, Tables>>} packages - What others ask for, by key: `name@version`, with what it
 *   was resolved beside in parentheses.
 * @property {Readonly<Record<string, readonly string[]>>} peers - Names that a package expects its user to have, by
 *   `name@version`.
 *
 * @typedef {object} Tables
 * @property {Readonly<Record<string, string>>} dependencies
 * @property {Readonly<Record<string, string>>} optionalDependencies
 * @property {Readonly<Record<string, string>>} devDependencies
 */

/**
 * Reads who asks for what from `pnpm-lock.yaml`, version 9.
 *
 * @returns {Locked}
 */
export function readLockfile(text) {
  const importers = {}
  for (const [folder, lines] of blocksOf(sectionOf(text, 'importers'))) {
    importers[folder] = tablesOf(lines, (name, version) => targetOf(folder, name, version))
  }
  const packages = {}
  for (const [key, lines] of blocksOf(sectionOf(text, 'snapshots'))) {
    packages[key] = tablesOf(lines, keyOf)
  }
  const peers = {}
  for (const [key, lines] of blocksOf(sectionOf(text, 'packages'))) {
    peers[key] = Object.keys(tableIn(lines, 'peerDependencies'))
  }
  return { importers, packages, peers }
}

/** `name@version` of a key. */
export function plainKey(key) {
  return key.replace(/\(.*$/, '')
}

function sectionOf(text, name) {
  const [, rest = ''] = text.split(new RegExp(`^${name}:$`, 'm'))
  return rest.split(/^\S/m)[0] ?? ''
}

/** The lines below each key of a section. */
function blocksOf(section) {
  return section
    .split(/\n(?= {2}\S)/)
    .map((block) => block.split('\n'))
    .filter(([head = '']) => head.startsWith('  '))
    .map(([head = '', ...lines]) => [unquoted(head.trim().replace(/:( \{\})?$/, '')), lines])
}

function tablesOf(lines, leadsTo) {
  const table = (name) =>
    Object.fromEntries(
      Object.entries(tableIn(lines, name)).map(([each, version]) => [each, leadsTo(each, version)]),
    )
  return {
    dependencies: table('dependencies'),
    optionalDependencies: table('optionalDependencies'),
    devDependencies: table('devDependencies'),
  }
}

/** A table of a block: `name: version` in one line, or with the version in a line of its own. */
function tableIn(lines, name) {
  const start = lines.indexOf(`    ${name}:`)
  if (start < 0) return {}
  const length = lines.slice(start + 1).findIndex((line) => !line.startsWith('      '))
  const inside = lines.slice(start + 1, length < 0 ? undefined : start + 1 + length)
  const found = {}
  let last = ''
  for (const line of inside) {
    const [, depth = '', key = '', value = ''] = /^( +)('.+?'|[^:]+): ?(.*)$/.exec(line) ?? []
    if (depth.length === 6) {
      last = unquoted(key)
      found[last] = unquoted(value)
    } else if (key === 'version') found[last] = unquoted(value)
  }
  return found
}

function targetOf(folder, name, version) {
  if (!version.startsWith('link:')) return keyOf(name, version)
  return new URL(version.slice('link:'.length), `file:///${folder}/`).pathname.slice(1)
}

/** An alias names the other package in its version. */
function keyOf(name, version) {
  return /^@?[^(]+@/.test(version) ? version : `${name}@${version}`
}

function unquoted(text) {
  return text.replace(/^'(.*)'$/, '$1')
}
