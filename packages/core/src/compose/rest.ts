import { toLatchkeyError, type Undo } from '../contract/index.ts'
import { type AuthWire, wireAuth } from '../embedded-wallet/lazy-embedded-wallet.ts'
import { react } from '../events/reaction.ts'
import { readRecent } from '../features/recent/read-recent.ts'
import { connectRows } from '../selectors/connect-rows.ts'
import { createAccountFlow } from './account-flow.ts'
import type { FarBase } from './base.ts'
import { wireConnectFlow } from './connect-flow.ts'
import { wireReactions } from './consequences.ts'
import { enter } from './enter.ts'
import { wireFarActions } from './far-actions.ts'
import { createFarBase } from './far-base.ts'
import { createFarFlows } from './far-flows.ts'
import { prefetchImages } from './images.ts'
import { createListing } from './listing.ts'
import { createLoaders, type Loaders } from './loaders.ts'
import { endOffer } from './offer-wallets.ts'
import { type PairingWire, wirePairing } from './pairing/wire.ts'
import { createResuming } from './resuming.ts'
import type { FirstStage, Rest } from './stages.ts'
import { createTabAnswers } from './tab-answers.ts'
import { wireTrack } from './telemetry.ts'

/** Wires the second stage upon the first. */
export function createRest({ base: near, given, asked, modal }: FirstStage): Rest {
  const base = createFarBase(near, given)
  const track = wireTrack(base, given)
  const pairing: PairingWire = wirePairing(base, () => ({ account, modal, ...actions }))
  const refresh = (): void => refreshBalance(base, loaders)
  const auth: AuthWire = wireAuth(base, () => ({ account, modal, track, refreshBalance: refresh }))
  const account = createAccountFlow(base, [pairing, auth])
  const connect = wireConnectFlow(base, account, asked)
  const flows = createFarFlows(base, account, { shared: [pairing, auth], reach: auth.reach })
  const loaders = createLoaders(base)
  const listing = createListing(base)
  const parts = { account, connect, flows, loaders, listing, modal, pairing, auth }
  const actions = wireFarActions(base, parts)
  const resuming = createResuming(flows.resumer)
  const tabs = createTabAnswers({ ...parts, base, resume: resuming.run, read: flows.resumer.read })
  const reactions = wireReactions({
    base,
    connect,
    loaders,
    actions: { ...modal, balances: actions.balances },
    life: { isResuming: resuming.isOn, isEcho: tabs.isEcho },
    track,
    prefetchImages: () => prefetchImages(base),
  })
  const leave = (): void => {
    connect.send({ type: 'left' })
    flows.switchNetwork.send({ type: 'left' })
    endOffer(base)
  }
  return {
    react: (event) => void react(reactions, event, (thrown) => tellFailed(base, thrown)),
    actions,
    lent: { nodes: base.services.nodes, http: base.ports.http },
    rows: connectRows,
    enter: (...wish) => enter({ base, reaches: auth.reaches, flow: flows.switchNetwork }, ...wish),
    resume: resuming.run,
    walletsChanged: flows.resumer.walletsChanged,
    hear: tabs.hear,
    follow() {
      lookAround(base)
      const adapters = base.adapters.map(account.follower.follow)
      return joined([listing.follow(), pairing.follow(), auth.follow(), ...adapters])
    },
    giveAddress: pairing.give,
    leave,
    stop() {
      leave()
      base.slices.kept.clear()
      for (const each of [pairing, auth, loaders.balances, loaders.identity]) each.stop()
    },
  }
}

function tellFailed({ ports }: FarBase, thrown: unknown): void {
  ports.logger.error('A consequence failed', toLatchkeyError(thrown))
}

function refreshBalance({ looks }: FarBase, { balances }: Loaders): void {
  const active = looks.account()
  if (active !== undefined) void balances.load(active, { isForced: true })
}

function joined(undos: readonly Undo[]): Undo {
  return () => {
    for (const undo of undos) undo()
  }
}

/** Looks at the device and at what an earlier visit left. */
function lookAround(base: FarBase): void {
  const { store, ports, slices, key } = base
  tellOfMissingProject(base)
  store.state.device = ports.device.read()
  slices.recent.restore(readRecent(ports.storage.get(key('recent_wallets'))))
}

/** Without a project id everything that needs no server keeps working; developers are told once. */
function tellOfMissingProject({ store, alert }: FarBase): void {
  if (store.state.options.projectId === undefined) alert('PROJECT_ID_NOT_CONFIGURED')
}
