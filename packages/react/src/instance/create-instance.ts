import type { LatchkeyOptions } from '@latchkey/core'
import {
  isLatchkeyError,
  LatchkeyError,
  lazy,
  type ObservedRequest,
  type TelemetryEvent,
  type Undo,
} from '@latchkey/core/contract'
import { createFacade } from './create-facade.ts'
import { createListeners } from './create-listeners.ts'
import { createKnownReadings, type KnownReadings } from './known-readings.ts'
import type { Latchkey } from './latchkey.ts'
import type { Modal, MountInput } from './modal-port.ts'
import { type PageWindow, whenIdle } from './page.ts'
import { type ModalAccess, withReplacement } from './replacement.ts'
import { createRunInOrder } from './run-in-order.ts'
import { createWaitingCalls } from './waiting-calls.ts'

export interface InstanceInput {
  /** undefined on a server. */
  readonly page: PageWindow | undefined
  /** Loads the modal and draws it into the page. */
  mount(input: MountInput): Promise<Modal>
}

/** Makes an instance: loads the modal when it is due, and ends what it began. */
export function createInstance(options: LatchkeyOptions, input: InstanceInput): Latchkey {
  const known = createKnownReadings(options, input.page)
  const own = createLazyModal(options, input, known)
  const access = withReplacement(input.page, { id: options.id, own, latchkey: () => latchkey })
  const latchkey = createFacade({
    ...access,
    page: input.page,
    serverReadings: known.server,
    requests: async () => (await import('@latchkey/core/requests')).listRequests(options),
    destroy() {
      access.end()
      // Listeners are notified of the end, and of nothing after that.
      own.listeners.emit()
      own.listeners.clear()
      own.events.clear()
      own.walletRequests.clear()
    },
  })
  return latchkey
}

/** The modal of one instance, loaded or not. */
function createLazyModal(
  options: LatchkeyOptions,
  { page, mount }: InstanceInput,
  known: KnownReadings,
): ModalAccess {
  const emitters = createEmitters(page)
  const { listeners, events, walletRequests } = emitters
  let modal: Modal | undefined
  let isEnded = false
  let undo: Undo = () => {}

  const throwIfEnded = (): void => {
    if (isEnded) throw new LatchkeyError('instance.stopped', {})
  }

  const { load } = lazy(async () => {
    throwIfEnded()
    if (page === undefined) throw new LatchkeyError('instance.no-page', {})
    const emit = { onEvent: events.emit, onRequest: walletRequests.emit }
    const input = { options, page, ...emit, isEnded: () => isEnded }
    const { isReturning, now: before } = known
    const mounted = await mount({ ...input, isReturning, before }).catch((cause) => {
      throw toFailure(page, cause)
    })
    if (isEnded) mounted.destroy()
    throwIfEnded()
    undo = mounted.watch(listeners.emit)
    modal = mounted
    // Readings come from the modal now, before any call that waited for it runs.
    listeners.emit()
    return mounted
  })
  const waiting = createWaitingCalls(listeners.emit)
  const run = createRunInOrder({ load: () => waiting.during(load), current: () => modal })

  async function prepare(): Promise<void> {
    // A failure is on the console already, and the next call that needs the modal tries again.
    await load().catch(() => {
      known.giveUp()
      listeners.emit()
    })
  }

  // A stored session is resumed at once; otherwise loading waits for an idle page.
  if (known.isReturning) void prepare()
  else if (page !== undefined) undo = whenIdle(page, prepare)
  return {
    ...emitters,
    prepare,
    async run(use) {
      throwIfEnded()
      return await run(use)
    },
    readings: () => (isEnded ? known.server : (modal?.readings ?? waiting.readings(known.now()))),
    adapters: () => modal?.adapters() ?? options.adapters,
    hydrate: known.hydrate,
    end() {
      if (isEnded) return
      isEnded = true
      undo()
      modal?.destroy()
    },
  }
}

/** The listeners that a website adds to an instance, before and after the modal is loaded. */
function createEmitters(
  page: PageWindow | undefined,
): Pick<ModalAccess, 'listeners' | 'events' | 'walletRequests'> {
  return {
    listeners: createListeners(page),
    events: createListeners<TelemetryEvent>(page),
    walletRequests: createListeners<ObservedRequest>(page),
  }
}

/** A file that can't be loaded, of the modal or of an adapter, is `instance.load-failed`. */
function toFailure(page: PageWindow, cause: unknown): LatchkeyError {
  if (isLatchkeyError(cause) && cause.code !== 'http.network') return cause
  const failure = new LatchkeyError('instance.load-failed', {}, { cause })
  page.console.error(failure)
  return failure
}
