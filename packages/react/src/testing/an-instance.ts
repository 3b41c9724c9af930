import type { LatchkeyOptions } from '@latchkey/core'
import { aChain, createTestCore, type TestCore, type TestCoreChoice } from '@latchkey/core/testing'
import { createInstance } from '../instance/create-instance.ts'
import type { Latchkey } from '../instance/latchkey.ts'
import type { Modal } from '../instance/modal-port.ts'
import { readPage } from '../instance/page.ts'
import { connectInModal } from '../modal/connect-in-modal.ts'
import { readCore } from '../modal/read-core.ts'
import { resumingReadings } from '../modal/resuming-readings.ts'
import { TEXT } from './a-snapshot.ts'

/** An instance with a modal that loads when the test resolves it, and renders nothing. */
export interface TestInstance extends TestCore {
  readonly latchkey: Latchkey
  /** How often the modal was fetched. */
  readonly fetches: number
  /** How often a modal was ended. */
  readonly ends: number
  /** Lets the running load succeed. */
  arrive(): void
  /** Lets the running load fail. */
  fail(): void
}

/**
 * Makes an instance with a scripted fetch.
 *
 * @param choice - What the core that arrives is made from.
 */
export function anInstance(
  options: Partial<LatchkeyOptions> = {},
  choice: TestCoreChoice = {},
): TestInstance {
  const test = createTestCore(choice)
  const waiting: { resolve(): void; reject(error: Error): void }[] = []
  const counts = { fetches: 0, ends: 0 }
  const modal: Modal = {
    core: test.core,
    readings: readCore(test.core, () => TEXT),
    watch: test.core.subscribe,
    adapters: () => [test.adapter],
    setLocale: async () => {},
    connect: (namespace) => connectInModal(test.core, namespace),
    destroy() {
      counts.ends += 1
      test.core.stop()
    },
  }
  const latchkey = createInstance(
    {
      networks: [aChain(), aChain({ id: 8453, name: 'Base' })],
      adapters: [test.adapter],
      ...options,
    },
    {
      page: readPage(),
      mount({ before }) {
        counts.fetches += 1
        const readings = before ? resumingReadings(modal.readings, before) : modal.readings
        const mounted = { ...modal, readings }
        return new Promise((resolve, reject) =>
          waiting.push({
            // Tests act on an account at once.
            resolve: () => resolve(test.core.account.load().then(() => mounted)),
            reject,
          }),
        )
      },
    },
  )
  return {
    ...test,
    latchkey,
    get fetches() {
      return counts.fetches
    },
    get ends() {
      return counts.ends
    },
    arrive() {
      void test.core.start()
      waiting.shift()?.resolve()
    },
    fail: () => waiting.shift()?.reject(new TypeError('Failed to fetch the chunk')),
  }
}
