import { wireTrack } from './analytics/analytics.ts'
import { wireActions } from './compose/actions.ts'
import { type Base, createBase } from './compose/base.ts'
import { wireReactions } from './compose/consequences.ts'
import { wireAuth } from './compose/embedded-wallet.ts'
import { enter } from './compose/enter.ts'
import { createFlows } from './compose/flows.ts'
import { createLoaders } from './compose/loaders.ts'
import { wireModal } from './compose/modal.ts'
import { wirePairing } from './compose/pairing/wire.ts'
import { wireConnectFlow } from './connections/connect-flow.ts'
import { endOffer } from './connections/offer-wallets.ts'
import { createResuming } from './connections/resuming.ts'
import { createAccountFlow } from './connections/sessions.ts'
import { createTabAnswers } from './connections/tabs.ts'
import { toLatchkeyError } from './contract/index.ts'
import type { Core } from './core.ts'
import type { CoreOptions } from './core-options.ts'
import { createLife } from './life.ts'
import { prefetchImages } from './networks/images.ts'
import { readOptions } from './options/check-options.ts'
import { react } from './store/reaction.ts'
import { createListing } from './wallets/listing.ts'
import { connectRows } from './wallets/offered-rows.ts'

/**
 * Makes the brain of one modal. Nothing is read, listened to or asked before `start`, so a server may
 * make one for every request.
 *
 * @throws LatchkeyError `options.invalid`, `options.two-sign-ins`.
 */
export function createCore(given: CoreOptions): Core {
  readOptions(given)
  const base: Base = createBase(given, (event) => {
    void react(reactions, event, (thrown) =>
      base.ports.logger.error('A consequence failed', toLatchkeyError(thrown)),
    )
  })
  const { store, looks, slices } = base
  const track = wireTrack(base, given)
  const loaders = createLoaders(base)
  const listing = createListing(base)
  const modal = wireModal(base, {
    left: leave,
    given: (uri) => pairing.give(uri),
    enter: (...wish) => enter({ base, reaches: auth.reaches, flow: flows.switchNetwork }, ...wish),
  })
  const pairing = wirePairing(base, () => ({ account, modal, ...actions }))
  const auth = wireAuth(base, () => ({ account, modal, track, refreshBalance }))
  const account = createAccountFlow(base, [pairing, auth])
  const connect = wireConnectFlow(base, account)
  const flows = createFlows(base, account, { shared: [pairing, auth], reach: auth.reach })
  const parts = { account, connect, flows, loaders, listing, modal, pairing, auth }
  const actions = wireActions(base, parts)
  const resuming = createResuming(flows.resumer)
  const tabs = createTabAnswers({ ...parts, base, resume: resuming.run, read: flows.resumer.read })
  const reactions = wireReactions({
    ...{ base, connect, loaders, track },
    actions: { ...modal, balances: actions.balances },
    life: { isResuming: resuming.isOn, isEcho: tabs.isEcho },
    prefetchImages: () => prefetchImages(base),
  })
  const follow = () => [
    ...[listing, pairing, auth].map((each) => each.follow()),
    ...base.adapters.map(account.follower.follow),
  ]
  const life = createLife({
    base,
    follow,
    resume: resuming.run,
    resumer: flows.resumer,
    tabs,
    stop,
  })

  /** A view was left: what it waited for is dropped. */
  function leave(): void {
    connect.send({ type: 'left' })
    flows.switchNetwork.send({ type: 'left' })
    endOffer(base)
  }

  function refreshBalance(): void {
    const active = looks.account()
    if (active !== undefined) void loaders.balances.load(active, { isForced: true })
  }

  function stop(): void {
    leave()
    slices.kept.clear()
    for (const each of [pairing, auth, loaders.balances, loaders.identity]) each.stop()
  }

  return {
    actions,
    snapshot: store.snapshot,
    subscribe: store.subscribe,
    watchEvents: base.bus.watch,
    start: life.start,
    prefetch: life.prefetch,
    stop: life.stop,
    rows: connectRows,
    adapter: looks.adapter,
  }
}
