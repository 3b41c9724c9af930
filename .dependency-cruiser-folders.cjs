const { options } = require('./.dependency-cruiser.cjs')

/**
 * Circles of folders, checked with the arrows (`pnpm arrows`) by a run of its own: a rule for folders
 * counts every file in them, and what tests and their helpers import draws no arrow here.
 */

const TESTS = '\\.(test|test-d|e2e)\\.tsx?$|/(testing|integration)/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles-of-folders',
      comment: 'A folder uses what stands below it, and nothing that uses it.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/' },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|${TESTS}` } },
}
