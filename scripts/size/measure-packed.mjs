import { join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'
import { prepare } from '../lib/prepare.mjs'
import { inFolder } from '../lib/site.mjs'
import { ensurePacked } from '../packed/pack.mjs'
import { assembleSite } from './assemble-site.mjs'

/**
 * Builds and visits websites with the packed files, in a folder that is removed at the end.
 *
 * @param words - Sites are measured that have all of them in their names.
 * @returns What `measure` returns.
 */
export async function measurePacked(words) {
  await prepare()
  const { measure } = await import('./measure.mjs')
  const packed = await ensurePacked()
  const body = async (folder) => {
    await assembleSite(packed, folder)
    return measure(folder, (name) => words.every((word) => name.includes(word)))
  }
  // Inside the repository: Next refuses packages that are linked from outside of its root.
  return inFolder('size', body, join(ROOT, '.cache'))
}
