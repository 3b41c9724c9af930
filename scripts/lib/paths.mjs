import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** @returns The parsed JSON of a file below the repository's folder. */
export function readJson(path) {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
}

/**
 * The script behind an installed tool, to be run by Node itself: no shim, no shell, no package
 * manager in between.
 */
export function toolPath(packageName, program = packageName.replace(/^@.*\//, '')) {
  const manifestPath = join(ROOT, 'node_modules', packageName, 'package.json')
  if (!existsSync(manifestPath)) throw new Error(`${packageName} is not installed`)
  const { bin } = JSON.parse(readFileSync(manifestPath, 'utf8'))
  return join(dirname(manifestPath), typeof bin === 'string' ? bin : bin[program])
}
