const TABLES = ['dependencies', 'optionalDependencies', 'peerDependencies', 'devDependencies']

/**
 * The same manifest with its tables of packages last and sorted by name: pnpm fills them in as it
 * looks their versions up, several at once.
 *
 * @param bytes - A `package.json` in UTF-8.
 */
export function settleManifest(bytes) {
  const manifest = JSON.parse(bytes.toString('utf8'))
  const others = Object.entries(manifest).filter(([key]) => !TABLES.includes(key))
  const tables = TABLES.filter((key) => manifest[key] !== undefined).map((key) => [
    key,
    sorted(manifest[key]),
  ])
  const settled = Object.fromEntries([...others, ...tables])
  return Buffer.from(`${JSON.stringify(settled, null, 2)}\n`)
}

function sorted(table) {
  return Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)))
}
