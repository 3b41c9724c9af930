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
export function createRest({ base: near, given, account, connect, modal }: FirstStage): Rest {
  const base = createFarBase(near, given)
  const flows = createFarFlows(base, account)
  const loaders = createLoaders(base)
  const listing = createListing(base)
  const actions = wireFarActions(base, { flows, loaders, listing, modal })
  const resuming = createResuming(base, flows.resumer)
  const tabs = createTabAnswers({ base, account, resume: (signal) => void resuming.run(signal) })
  const leave = (): void => flows.switchNetwork.send({ type: 'left' })
  return {
    reactions: wireReactions({
      base,
      connect,
      loaders,
      actions: { ...modal, balances: actions.balances },
      life: { isResuming: resuming.isOn, isEcho: tabs.isEcho },
      track: wireTrack(base, given),
      prefetchImages: () => prefetchImages(base),
    }),
    actions,
    nodes: base.services.nodes,
    resume: resuming.run,
    walletsChanged: flows.resumer.walletsChanged,
    hear: tabs.hear,
    follow: listing.follow,
    leave,
    stop() {
      leave()
      loaders.balances.stop()
      loaders.identity.stop()
    },
  }
}
