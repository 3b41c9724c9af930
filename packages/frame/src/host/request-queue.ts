import { type LatchkeyError, throwIfAborted, untilAborted } from '@latchkey/core/contract'

/** A task that is queued or runs. */
interface QueuedTask {
  readonly isUnsafe: boolean
  readonly controller: AbortController
  /** Why it was aborted, where that is known. */
  reason?: LatchkeyError | undefined
}

interface TaskOptions {
  readonly signal: AbortSignal
  /** If true, the visitor has to approve it. */
  readonly isUnsafe?: boolean
}

/** A queue: a task starts when the one before it ended. */
export interface RequestQueue {
  /**
   * Runs `task` after the tasks before it. The callback for `task` throws after an abort.
   *
   * @throws LatchkeyError `aborted` when it is aborted while it is queued; then `task` is never
   * called.
   */
  add<T>(options: TaskOptions, task: (throwIfStopped: () => void) => Promise<T>): Promise<T>
  /** Starts the next task when `work`, which runs already, has ended. */
  waitFor<T>(work: Promise<T>): Promise<T>
  /** Aborts all tasks, or the unsafe ones only; they reject with `reason`, default: `aborted`. */
  abort(which: 'all' | 'unsafe', reason?: LatchkeyError): void
}

/** Creates an empty queue. */
export function createRequestQueue(): RequestQueue {
  const tasks = new Set<QueuedTask>()
  let last: Promise<unknown> = Promise.resolve()

  return {
    async add({ signal, isUnsafe = false }, task) {
      const own: QueuedTask = { isUnsafe, controller: new AbortController() }
      tasks.add(own)
      const throwIfStopped = (): void => {
        throwIfAborted(signal)
        throwIfAborted(own.controller.signal)
      }
      const run = last.then(() => {
        throwIfStopped()
        return task(throwIfStopped)
      })
      last = run.catch(() => undefined)
      try {
        return await untilAborted(untilAborted(run, signal), own.controller.signal)
      } catch (thrown) {
        throw own.reason ?? thrown
      } finally {
        tasks.delete(own)
      }
    },
    waitFor(work) {
      last = Promise.allSettled([last, work])
      return work
    },
    abort(which, reason) {
      for (const task of [...tasks].filter(({ isUnsafe }) => isUnsafe || which === 'all')) {
        task.reason = reason
        task.controller.abort()
      }
    },
  }
}
