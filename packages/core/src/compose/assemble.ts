import { toLatchkeyError } from '../contract/index.ts'
import type { Core } from '../core.ts'
import type { CoreOptions } from '../core-options.ts'
import { createBus } from '../events/bus.ts'
import type { DomainEvent } from '../events/domain-event.ts'
import type { OptionReader } from '../options.ts'
import { createBrowserPorts } from '../platform/browser-ports.ts'
import type { NearPorts } from '../ports.ts'
import { firstRows } from '../selectors/first-rows.ts'
import { visibleConnectors } from '../selectors/visible-connectors.ts'
import { DEFAULT_ID, storageKeys } from '../storage-key.ts'
import { createStore } from '../store/create-store.ts'
import { wireActions, wireModal } from './all-actions.ts'
import type { Base } from './base.ts'
import { initialState } from './initial-state.ts'
import type { Later } from './later.ts'
import { createLife } from './life.ts'
import { createLooks } from './looks.ts'
import { createSlices } from './slices.ts'
import type { FirstStage, Rest } from './stages.ts'
import { createTaps } from './taps.ts'
import { createTimers } from './timers.ts'

/** Where the second stage comes from. */
export type RestSource = (stage: FirstStage, onFailure: (thrown: unknown) => void) => Later<Rest>

/** Puts a core together. */
export function assembleCore(given: CoreOptions, reader: OptionReader, restOf: RestSource): Core {
  reader.readOptions(given)
  const base = createBase(given, reader, (event) => {
    const signal = base.timers.signal()
    // What a core that was stopped has not done yet stays undone.
    rest.whenThere(({ react }) => signal.aborted || react(event))
    // Whatever happens has consequences; those of opening wait until the list of wallets stands.
    if (event.type !== 'modalOpened' || base.looks.route().view !== 'Connect') fetchRest()
  })
  const taps = createTaps(base, () => rest)
  const modal = wireModal(base, {
    left() {
      taps.leave()
      rest.part()?.leave()
    },
    given: (uri) => rest.tell((it) => it.giveAddress(uri)),
    // Nobody is connected before the second stage is there.
    enter: (...wish) => rest.part()?.enter(...wish) === true,
  })
  const rest = restOf({ base, given, asked: taps.take, modal }, (thrown) => {
    base.ports.logger.error('A part could not be had', toLatchkeyError(thrown))
  })
  const fetchRest = (): void => fetchAll(base, rest)
  const life = createLife({ base, taps, rest, fetchRest })
  return {
    actions: wireActions(base, { taps, modal, rest }),
    snapshot: base.store.snapshot,
    subscribe: base.store.subscribe,
    watchEvents: base.bus.watch,
    start: life.start,
    prefetch: fetchRest,
    stop: life.stop,
    rows: (snapshot) => rest.part()?.rows(snapshot) ?? visibleConnectors(snapshot, firstRows),
    adapter: base.looks.adapter,
  }
}

function createBase(
  given: CoreOptions,
  { toNetwork }: OptionReader,
  react: (event: DomainEvent) => void,
): Base {
  const { id = DEFAULT_ID, storage } = given
  const adapters = [...(given.adapters ?? [])]
  const key = storageKeys(id)
  const name = `latchkey/${id}`
  const ports: NearPorts = { ...createBrowserPorts({ name, storage }), ...given.ports }
  const store = createStore(initialState(given, toNetwork, ports.clock.now()))
  const slices = createSlices(store.state)
  return {
    name,
    ports,
    store,
    adapters,
    key,
    toNetwork,
    slices,
    looks: createLooks(store.state, adapters, slices.account),
    bus: createBus(react, (thrown) => {
      ports.logger.error('A listener failed', toLatchkeyError(thrown))
    }),
    timers: createTimers(ports.clock),
  }
}

function fetchAll({ adapters }: Base, rest: Later<Rest>): void {
  if (rest.part() === undefined) rest.fetch()
  // What can't be had now is asked for again by whoever needs it.
  for (const adapter of adapters) adapter.prepare?.('sessions')?.catch(() => {})
}
