import { toLatchkeyError } from '../contract/index.ts'
import type { Core } from '../core.ts'
import type { CoreOptions } from '../core-options.ts'
import { createBus, type WithReactions } from '../events/bus.ts'
import { PROJECT_ID_NOT_CONFIGURED } from '../features/notices/missing-project.ts'
import { createStoredConnections } from '../features/resume/stored-connections.ts'
import { readOptions } from '../options.ts'
import { createBrowserPorts } from '../platform/browser-ports.ts'
import { DEFAULT_ID, storageKeys } from '../storage-key.ts'
import { createStore } from '../store/create-store.ts'
import { createAccountFlow } from './account-flow.ts'
import { raiseAlert } from './alerts.ts'
import { wireActions, wireModal } from './all-actions.ts'
import type { Base } from './base.ts'
import { wireConnectFlow } from './connect-flow.ts'
import { initialState } from './initial-state.ts'
import type { Later } from './later.ts'
import { createLife } from './life.ts'
import { createLooks } from './looks.ts'
import { createSlices } from './slices.ts'
import type { FirstStage, Rest } from './stages.ts'
import { createTimers } from './timers.ts'

/** Where the second stage comes from. */
export type RestSource = (stage: FirstStage, onFailure: (thrown: unknown) => void) => Later<Rest>

/** Puts a core together. */
export function assembleCore(given: CoreOptions, restOf: RestSource): Core {
  readOptions(given)
  const base = createBase(given, (use) => {
    const signal = base.timers.signal()
    // What a core that was stopped has not done yet stays undone.
    rest.whenThere(({ reactions }) => signal.aborted || use(reactions))
  })
  const account = createAccountFlow(base)
  const connect = wireConnectFlow(base, account)
  const modal = wireModal(base, () => {
    connect.send({ type: 'left' })
    rest.part()?.leave()
  })
  const rest = restOf({ base, given, account, connect, modal }, (thrown) => {
    base.ports.logger.error('A part of Latchkey could not be had', toLatchkeyError(thrown))
  })
  const fetchRest = (): void => fetchAll(base, rest)
  fetchAfterEvents(base, fetchRest)
  const life = createLife({
    base,
    account,
    connect,
    rest,
    fetchRest,
    onStart: () => tellOfMissingProject(base),
  })
  return {
    actions: wireActions(base, { connect, modal, rest }),
    snapshot: base.store.snapshot,
    subscribe: base.store.subscribe,
    watchEvents: base.bus.watch,
    start: life.start,
    prefetch: fetchRest,
    stop: life.stop,
    adapter: base.looks.adapter,
  }
}

function createBase(given: CoreOptions, withReactions: WithReactions): Base {
  const { id = DEFAULT_ID, storage, adapters = [] } = given
  const key = storageKeys(id)
  const ports = { ...createBrowserPorts({ name: `latchkey/${id}`, storage }), ...given.ports }
  const store = createStore(initialState(given, ports.clock.now()))
  return {
    ports,
    store,
    adapters,
    key,
    slices: createSlices(store.state),
    looks: createLooks(store.state, adapters),
    bus: createBus(withReactions, (thrown) => {
      ports.logger.error('A consequence failed', toLatchkeyError(thrown))
    }),
    stored: createStoredConnections(ports.storage, key),
    timers: createTimers(ports.clock),
  }
}

function fetchAll({ adapters }: Base, rest: Later<Rest>): void {
  if (rest.part() === undefined) rest.fetch()
  // What can't be had now is asked for again by whoever needs it.
  for (const adapter of adapters) adapter.prepare?.('sessions')?.catch(() => {})
}

/** Whatever happens has consequences; those of opening wait until the list of wallets stands. */
function fetchAfterEvents({ bus }: Base, fetchRest: () => void): void {
  bus.watch(({ type }) => {
    if (type !== 'modalOpened') fetchRest()
  })
}

/** Without a project id everything that needs no server keeps working; developers are told once. */
function tellOfMissingProject(base: Base): void {
  if (base.store.state.options.projectId !== undefined) return
  raiseAlert(base, 'PROJECT_ID_NOT_CONFIGURED', PROJECT_ID_NOT_CONFIGURED)
}
