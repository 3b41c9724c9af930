const { options } = require('./.dependency-cruiser.cjs')

/**
 * Circles of folders, checked with the arrows (`pnpm arrows`) by a run of its own: a rule for folders
 * counts every file in them, and what tests and their helpers import draws no arrow here.
 */

const TESTS = '\\.(test|test-d|e2e)\\.tsx?$|/(testing|integration)/'

/** Folders that are still in a circle. Mend one and take it out; none may be added. */
const STILL_IN_A_CIRCLE = [
  '^packages/core/src/(options|store)$',
  '^packages/react/src/(binding|modal|mount|views)$',
  '^packages/react/src/partials(/(connected-account|legal|load-failed|logins|network-rows))?$',
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles-of-folders',
      comment: 'A folder uses what stands below it, and nothing that uses it.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/', pathNot: STILL_IN_A_CIRCLE },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|${TESTS}` } },
}
