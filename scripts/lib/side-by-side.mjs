/** Jobs that run at the same time: many of them wait for a browser or for files, so two cores would stand half idle with two. */
const AT_ONCE = 3

/**
 * Runs all jobs, some at a time, beginning with the first. Each returns a list of results, and is
 * handed a function that adds jobs, which are next in line.
 */
export function sideBySide(jobs) {
  const waiting = [...jobs]
  const results = []
  let runningCount = 0
  return new Promise((resolve, reject) => {
    const add = (more) => {
      waiting.unshift(...more)
      begin()
    }
    const begin = () => {
      while (runningCount < AT_ONCE && waiting.length > 0) {
        runningCount += 1
        waiting
          .shift()(add)
          .then((more) => {
            results.push(...more)
            runningCount -= 1
            begin()
          }, reject)
      }
      if (runningCount === 0) resolve(results)
    }
    begin()
  })
}
