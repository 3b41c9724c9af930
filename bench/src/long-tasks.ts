import type { CDPSession } from 'playwright'

/** A task takes long from here on, in milliseconds. */
const LONG_MS = 50

/** An event of Chromium's trace. Times in microseconds; `tdur` is the time that the thread had a core. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/**
 * Counts the tasks of the page's main thread, and of its frames', that needed more than 50 ms of a
 * core. Unlike `longtask` entries, whose time continues while other programs have the core, it is
 * the same on a busy machine.
 *
 * @param work - Runs while the tasks are counted.
 * @returns The count, and the answer of `work`.
 */
export async function countLongTasks<Answer>(
  engine: CDPSession,
  work: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly longTasks: number }> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { readonly value: readonly object[] }): void => {
    // The protocol does not say what a trace event is.
    events.push(...(value as readonly TraceEvent[]))
  }
  engine.on('Tracing.dataCollected', collect)
  const traceConfig = { includedCategories: ['toplevel'] }
  await engine.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  const answer = await work()
  const ended = new Promise<void>((resolve) => {
    engine.once('Tracing.tracingComplete', () => resolve())
  })
  await engine.send('Tracing.end')
  await ended
  engine.off('Tracing.dataCollected', collect)
  return { answer, longTasks: longTasksOf(events) }
}

function longTasksOf(events: readonly TraceEvent[]): number {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = events.filter((event) => event.ph === 'X' && main.has(threadOf(event)))
  if (tasks.length === 0) throw new Error('The trace has no task of the page')
  // Layers of the scheduler: this is the inner one, once for each task.
  return tasks.filter(
    ({ name, tdur = 0 }) => name === 'ThreadControllerImpl::RunTask' && tdur > LONG_MS * 1000,
  ).length
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`
}
