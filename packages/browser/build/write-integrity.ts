import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes the hash of every module in a folder, for the `integrity` of an import map: browsers refuse a module
 * that was changed. Source: Subresource Integrity.
 *
 * @returns The hashes by path below the folder.
 */
export function writeIntegrity(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.js'))
    .sort()
  const hashes = Object.fromEntries(
    paths.map((path) => {
      const hash = createHash('sha384').update(new Uint8Array(readFileSync(join(folder, path))))
      return [path, `sha384-${hash.digest('base64')}`]
    }),
  )
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`)
  return hashes
}
