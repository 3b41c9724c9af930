import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ClearError } from '../lib/say.mjs'

/**
 * Compares a file in two folders, byte by byte.
 *
 * @returns The hash of both.
 * @throws ClearError when they differ.
 */
export function compareFiles(file, [first, second]) {
  const hash = hashOf(join(first, file))
  if (hash === hashOf(join(second, file))) return hash
  throw new ClearError(
    `${file} came out differently the second time. Something in the build depends on time, order or chance; unpack it from ${first} and from a build of your own, and compare.`,
  )
}

function hashOf(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
