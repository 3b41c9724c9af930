import { closeSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

/**
 * The rings of tests. `npm run test:full` runs everything. `npm test` (the first ring) leaves out
 * tests with the tag `@full`: a test file whose first comment begins with it, as in `/** @full That
 * the sandbox works is seen in every journey. *\/`, a journey with the details `FULL`
 * (`apps/lab/e2e/rings.ts`), and a test of vitest with `{ tags: ['full'] }`.
 */
export const FULL_TAG = '@full'

/** Name of the same tag in vitest, which writes tags without a sign. */
export const UNIT_FULL_TAG = 'full'

const FOLDERS = ['apps', 'packages', 'scripts']
const NO_SOURCES = ['node_modules', 'dist', 'fixtures']
const TEST_FILE = /\.(test|e2e)\.tsx?$/
const HEAD_BYTES = 256

/** @returns The test files, from the repository's folder, that only `npm run test:full` runs. */
export function fullOnlyFiles() {
  return FOLDERS.flatMap(testFilesIn).filter((path) => isFullOnly(readHead(path)))
}

/**
 * Returns true if a test file is left to `npm run test:full`.
 *
 * @param text - Of the file, or the beginning of it: the tag counts only at the very top.
 */
export function isFullOnly(text) {
  return /^\/\*\*\s+(\*\s+)?@full\s/.test(text)
}

function testFilesIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return NO_SOURCES.includes(entry.name) ? [] : testFilesIn(path)
    return TEST_FILE.test(entry.name) ? [path] : []
  })
}

function readHead(path) {
  const file = openSync(join(ROOT, path), 'r')
  try {
    const head = Buffer.alloc(HEAD_BYTES)
    return head.toString('utf8', 0, readSync(file, head))
  } finally {
    closeSync(file)
  }
}

/**
 * Environment variable that names the ring of a run. Absent, as where a runner is started by hand:
 * everything.
 */
export const RING_VARIABLE = 'LATCHKEY_RING'

/** Value of the variable for the first ring. */
export const FIRST_RING = 'first'

/** Returns true if this run leaves out the tests that only `npm run test:full` runs. */
export function isFirstRing() {
  return process.env[RING_VARIABLE] === FIRST_RING
}
