import type { LatchkeyOptions } from '@latchkey/core'
import {
  isLatchkeyError,
  LatchkeyError,
  type TelemetryEvent,
  type Undo,
} from '@latchkey/core/contract'
import type { Modal, MountInput } from '../modal/mount-modal.tsx'
import { createFacade } from './create-facade.ts'
import { createListeners } from './create-listeners.ts'
import { createLoader } from './create-loader.ts'
import { initialReadings, reconnectingReadings } from './initial-readings.ts'
import type { Latchkey } from './latchkey.ts'
import { type PageWindow, whenIdle } from './page.ts'
import type { Readings } from './readings.ts'
import { readStoredNamespaces } from './stored-namespaces.ts'
import { type Holder, withSuccession } from './replacement.ts'

/** What an instance stands on. */
export interface InstanceInput {
  /** undefined on a server. */
  readonly page: PageWindow | undefined
  /** Loads the modal and draws it into the page. */
  mount(input: MountInput): Promise<Modal>
}

/** Makes an instance: loads the modal when it is due, and ends what it began. */
export function createInstance(options: LatchkeyOptions, input: InstanceInput): Latchkey {
  const serverReadings = initialReadings(options)
  const own = hold(options, input, serverReadings)
  const holder = withSuccession(input.page, options.id, own)
  return createFacade({
    ...holder,
    serverReadings,
    destroy() {
      holder.end()
      // Whoever draws it sees it end; after that nobody is told of anything.
      own.listeners.tell()
      own.listeners.clear()
      own.events.clear()
    },
  })
}

/** The modal of one instance, there or not. */
function hold(options: LatchkeyOptions, input: InstanceInput, atServer: Readings): Holder {
  const { page, mount } = input
  const listeners = createListeners(page)
  const events = createListeners<TelemetryEvent>(page)
  const stored = page && readStoredNamespaces(options, page)
  /** What is known without the modal: a session is on its way only while the modal is, too. */
  let standIn = stored ? reconnectingReadings(atServer, stored) : atServer
  let isEnded = false
  let undo: Undo = () => {}

  const refuseIfEnded = (): void => {
    if (isEnded) throw new LatchkeyError('instance.stopped', {})
  }

  const loader = createLoader(async () => {
    refuseIfEnded()
    if (page === undefined) throw new LatchkeyError('instance.no-page', {})
    const isReturning = Boolean(stored)
    const input = { options, page, tell: events.tell, isEnded: () => isEnded, isReturning }
    const modal = await mount(input).catch((cause) => {
      throw isLatchkeyError(cause) ? cause : loadFailure(page, cause)
    })
    if (isEnded) modal.destroy()
    refuseIfEnded()
    undo = modal.watch(listeners.tell)
    return modal
  }, listeners.tell)

  async function prepare(): Promise<void> {
    // A failure is on the console already, and whoever needs the modal tries again.
    await loader.load().catch(() => {
      standIn = atServer
      listeners.tell()
    })
  }

  // A stored session is taken up at once; otherwise loading waits for an idle page.
  if (stored) void prepare()
  else if (page !== undefined) undo = whenIdle(page, prepare)
  return {
    ...{ listeners, events, prepare },
    async run(use) {
      refuseIfEnded()
      return await loader.run(use)
    },
    readings: () => (isEnded ? atServer : (loader.part()?.readings ?? standIn)),
    adapters: () => loader.part()?.adapters() ?? options.adapters,
    end() {
      if (isEnded) return
      isEnded = true
      undo()
      loader.part()?.destroy()
    },
  }
}

function loadFailure(page: PageWindow, cause: unknown): LatchkeyError {
  const failure = new LatchkeyError('instance.load-failed', {}, { cause })
  page.console.error(failure)
  return failure
}
