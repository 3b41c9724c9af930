import { toLatchkeyError } from '../contract/index.ts'
import { react } from '../events/reaction.ts'
import { readRecent } from '../features/recent/read-recent.ts'
import { createAccountFlow } from './account-flow.ts'
import type { FarBase } from './base.ts'
import { wireConnectFlow } from './connect-flow.ts'
import { wireReactions } from './consequences.ts'
import { wireFarActions } from './far-actions.ts'
import { createFarBase } from './far-base.ts'
import { createFarFlows } from './far-flows.ts'
import { prefetchImages } from './images.ts'
import { createListing } from './listing.ts'
import { createLoaders } from './loaders.ts'
import { createResuming } from './resuming.ts'
import type { FirstStage, Rest } from './stages.ts'
import { createTabAnswers } from './tab-answers.ts'
import { wireTrack } from './telemetry.ts'

/** Wires the second stage upon the first. */
export function createRest({ base: near, given, asked, modal }: FirstStage): Rest {
  const base = createFarBase(near, given)
  const account = createAccountFlow(base)
  const connect = wireConnectFlow(base, account, asked)
  const flows = createFarFlows(base, account)
  const loaders = createLoaders(base)
  const listing = createListing(base)
  const actions = wireFarActions(base, { connect, flows, loaders, listing, modal })
  const resuming = createResuming(flows.resumer)
  const tabs = createTabAnswers({ base, account, resume: (signal) => void resuming.run(signal) })
  const reactions = wireReactions({
    base,
    connect,
    loaders,
    actions: { ...modal, balances: actions.balances },
    life: { isResuming: resuming.isOn, isEcho: tabs.isEcho },
    track: wireTrack(base, given),
    prefetchImages: () => prefetchImages(base),
  })
  const leave = (): void => {
    connect.send({ type: 'left' })
    flows.switchNetwork.send({ type: 'left' })
  }
  const onFailure = (thrown: unknown): void =>
    base.ports.logger.error('A consequence failed', toLatchkeyError(thrown))
  return {
    react: (event) => void react(reactions, event, onFailure),
    actions,
    nodes: base.services.nodes,
    resume: resuming.run,
    walletsChanged: flows.resumer.walletsChanged,
    hear: tabs.hear,
    follow() {
      tellOfMissingProject(base)
      base.store.state.device = base.ports.device.read()
      base.slices.recent.restore(readRecent(base.ports.storage.get(base.key('recent_wallets'))))
      const undo = [listing.follow(), ...base.adapters.map(account.follower.follow)]
      return () => {
        for (const each of undo) each()
      }
    },
    leave,
    stop() {
      leave()
      loaders.balances.stop()
      loaders.identity.stop()
    },
  }
}

/** Without a project id everything that needs no server keeps working; developers are told once. */
function tellOfMissingProject({ store, alert }: FarBase): void {
  if (store.state.options.projectId === undefined) alert('PROJECT_ID_NOT_CONFIGURED')
}
