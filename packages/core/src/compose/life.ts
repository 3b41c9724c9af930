import {
  type AdapterHost,
  type ChainAdapter,
  namespaceOf,
  type Undo,
  untilAborted,
  type Wallet,
} from '../contract/index.ts'
import { describeSite } from '../features/options/metadata.ts'
import { readRecent } from '../features/recent/read-recent.ts'
import type { AccountFlows } from './account-flows.ts'
import type { Base } from './base.ts'
import type { ConnectFlows } from './connect-flows.ts'
import { createTabAnswers, readNetwork } from './tab-answers.ts'

/** The beginning and the end of a core. */
export interface Life {
  /** Sessions are being taken up: nobody did anything yet. */
  isResuming(): boolean
  /** Another tab is being answered: there is nothing new to tell. */
  isEcho(): boolean
  start(): Promise<void>
  stop(): void
}

interface Deps {
  readonly base: Base
  readonly account: AccountFlows
  readonly connect: ConnectFlows
  /** Follows the visitor from view to view for as long as the core runs. */
  follow(): Undo
  /** Told when the core starts, before anything else. */
  onStart(): void
}

interface Run {
  readonly stop: AbortController
  readonly ready: Promise<void>
}

/** Longest that one tab waits for another to take up sessions first. */
const LOCK_LIMIT_MS = 1_000

/** Starts once however often it is asked, stops, and may be started anew. */
export function createLife(deps: Deps): Life {
  const { base, account, connect } = deps
  const tabs = createTabAnswers({ base, account, resume: (signal) => void resume(signal) })
  let run: Run | undefined
  let undo: readonly Undo[] = []
  let resuming = 0

  async function resume(signal: AbortSignal): Promise<void> {
    resuming += 1
    await alone(base, signal, () => connect.resumer.resumeAll(signal))
    resuming -= 1
  }

  async function begin(signal: AbortSignal): Promise<void> {
    const { lifecycle, options } = base.store.state
    lifecycle.isStarted = true
    deps.onStart()
    readStorage(base)
    const heard = (wallets: readonly Wallet[]): void =>
      connect.resumer.walletsChanged(wallets, signal)
    const late = base.adapters.flatMap((each) => each.prepare?.('wallets') ?? [])
    // Nothing is waited for where everything is there: the list then stands in this very task.
    if (late.length > 0) await Promise.all(late)
    if (signal.aborted) return
    undo = [
      ...base.adapters.flatMap((each) => attend(deps, each, heard)),
      tabs.listen(signal),
      deps.follow(),
    ]
    if (options.reconnects) await resume(signal)
    if (!signal.aborted) lifecycle.isInitialized = true
  }

  return {
    isResuming: () => resuming > 0,
    isEcho: tabs.isEcho,
    start() {
      const stop = new AbortController()
      run ??= { stop, ready: begin(stop.signal) }
      return run.ready
    },
    stop() {
      run?.stop.abort()
      run = undefined
      for (const each of undo) each()
      undo = []
      rest(deps)
    },
  }
}

/** Ends whatever runs, and lets the adapters go. */
function rest({ base, account, connect }: Deps): void {
  connect.connect.send({ type: 'left' })
  connect.switchNetwork.send({ type: 'left' })
  account.balances.stop()
  account.identity.stop()
  for (const adapter of base.adapters) {
    adapter.dispose()
    base.slices.account.clear(adapter.namespace)
  }
  base.timers.stop()
  base.store.state.lifecycle.isStarted = false
}

/** Only one tab at a time takes sessions up, but none waits long for another. */
async function alone(base: Base, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const { tabs, clock } = base.ports
  let running: Promise<void> | undefined
  const once = (): Promise<void> => {
    running ??= work()
    return running
  }
  const turn = untilAborted(tabs.alone('resume', once), signal).catch(() => undefined)
  let cancel: Undo = () => undefined
  const limit = new Promise<void>((resolve) => {
    cancel = clock.after(LOCK_LIMIT_MS, resolve)
  })
  await Promise.race([turn, limit])
  cancel()
  if (!signal.aborted) await once()
}

/** Lends an adapter what it needs, and follows its wallets and sessions. */
function attend(
  { base, account }: Deps,
  adapter: ChainAdapter,
  heard: (wallets: readonly Wallet[]) => void,
): readonly Undo[] {
  adapter.start(hostOf(base, adapter))
  return [
    adapter.wallets.watch((wallets) => {
      base.slices.wallets.list(adapter.namespace, wallets)
      heard(wallets)
    }),
    account.follower.follow(adapter),
  ]
}

function hostOf({ store, services, ports }: Base, { namespace }: ChainAdapter): AdapterHost {
  const { options, network } = store.state
  return {
    nodes: services.nodes,
    clock: ports.clock,
    logger: ports.logger,
    networks: () => network.supported.filter(({ id }) => namespaceOf(id) === namespace),
    sources: {
      announced: options.usesAnnounced && options.usesWallets,
      injected: options.usesInjected && options.usesWallets,
    },
  }
}

/** Who was connected is shown as coming back from the first moment on. */
function readStorage(base: Base): void {
  const { options } = base.store.state
  const stored = options.reconnects ? base.stored.list() : []
  for (const { namespace } of stored) base.slices.account.begin(namespace, 'reconnecting')
  base.store.state.device = base.ports.device.read()
  base.slices.options.describe(describeSite(options.metadata, base.ports.readPage()))
  base.slices.recent.restore(readRecent(base.ports.storage.get(base.key('recent_wallets'))))
  readNetwork(base)
}
