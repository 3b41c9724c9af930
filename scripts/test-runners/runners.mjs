import { join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'

/** The page that every runner tests. */
export const TEST_RUNNERS_SITE = join(ROOT, 'scripts', 'test-runners', 'site')

const JEST = 'jest/bin/jest.js'
const VITEST = 'vitest/vitest.mjs'

/**
 * The runners, and how a site starts them.
 *
 * @typedef {object} Runner
 * @property {string} name
 * @property {string} [program] - Below the site's `node_modules`; Node itself where left out.
 * @property {readonly string[]} args
 */

/** @type {readonly Runner[]} */
export const RUNNERS = [
  { name: 'Jest with jsdom', program: JEST, args: [] },
  { name: 'Jest with jest-fixed-jsdom', program: JEST, args: ['-c', 'jest-fixed.config.cjs'] },
  {
    name: 'Vitest with jsdom',
    program: VITEST,
    args: ['run', '-c', 'vitest-jsdom.config.mjs'],
  },
  {
    name: 'Vitest with happy-dom',
    program: VITEST,
    args: ['run', '-c', 'vitest-happy-dom.config.mjs'],
  },
  { name: 'node:test with jsdom', args: ['--test', 'connect.node.mjs'] },
]
