import type { TrackedEvents } from '../../contract/index.ts'
import type { TestCoreChoice } from '../create-test-core.ts'

/** The cause of an analytics event, and its properties. */
export interface Cause<Name extends keyof TrackedEvents = keyof TrackedEvents> {
  /** A sentence about it. */
  readonly when: string
  /** The whole of its properties. */
  readonly properties: TrackedEvents[Name]
  /** Plays it on a core of these options. */
  run(choice: TestCoreChoice): Promise<void>
}

/** The causes of some events. */
export type Causes<Name extends keyof TrackedEvents> = { readonly [Each in Name]: Cause<Each> }

/** Waits for turns of the event loop, in which imports of loaded files end. */
export async function turns(count = 10): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
