/**
 * Decides what counts after the tests that failed have run once more, alone. What passed once has
 * passed and is flaky; what failed twice, or can't be run again by itself (it has no `place`), has
 * failed. A file that failed outside of its tests is named by its place; it has passed when its tests
 * ran and all passed.
 *
 * @param first - Every check and test of the run: name, whether it passed, and its place if it is a test.
 * @param second - The tests that ran once more. May contain others of the same files.
 * @returns How many passed, and the names of those that failed and of those that are flaky.
 */
export function settle(first, second) {
  const failedFirst = namesOf(first, false)
  const failedSecond = namesOf(second, false)
  const passedSecond = new Set(
    second
      .filter((test) => test.hasPassed)
      .flatMap(({ name, place }) => (failedIn(second, place) ? [name] : [name, place]))
      .filter((name) => !failedSecond.has(name)),
  )
  const failed = [
    ...[...failedFirst].filter((name) => !passedSecond.has(name)),
    ...namesOf(
      second.filter(({ place }) => place === undefined),
      false,
    ),
  ]
  const flaky = [...new Set([...failedFirst, ...failedSecond])].filter(
    (name) => !failed.includes(name),
  )
  return { passed: first.filter(({ name }) => !failed.includes(name)).length, failed, flaky }
}

function failedIn(tests, file) {
  return tests.some(({ place, hasPassed }) => place === file && !hasPassed)
}

function namesOf(tests, hasPassed) {
  return new Set(tests.filter((test) => test.hasPassed === hasPassed).map(({ name }) => name))
}
