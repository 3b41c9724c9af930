import type { Actions, Route, Snapshot } from '@latchkey/core'
import type { Wording } from '../messages/create-wording.ts'
import { type NetworkFace, networkFace } from '../partials/network-face.ts'
import { titleOf } from '../views/registry.ts'

/** The network button in the title's place. */
export interface HeaderNetwork {
  readonly face: NetworkFace
  readonly label: string
  open(): void
}

/** Everything that the header shows. */
export interface HeaderModel {
  readonly title: string
  readonly network: HeaderNetwork | undefined
  readonly back: (() => void) | undefined
  /** What somebody without a wallet asks first; on Connect only. */
  readonly help: (() => void) | undefined
  /** Nothing in the page's flow, where there is nothing to close. */
  readonly close: (() => void) | undefined
}

type Shown = Pick<Snapshot, 'router' | 'options' | 'network' | 'connect' | 'wallets' | 'modal'>

interface Tools {
  readonly actions: Actions
  readonly text: Wording
}

/** Everything the header shows above the view of `route`. */
export function headerModel(snapshot: Shown, route: Route, tools: Tools): HeaderModel {
  const { actions, text } = tools
  const hasBack = snapshot.router.history.length > 1
  return {
    title: titleOf(route, { snapshot, text }),
    network: route.view === 'Account' ? networkButton(snapshot, tools) : undefined,
    back: hasBack ? () => actions.router.back() : undefined,
    help: route.view === 'Connect' ? () => actions.router.push('WhatIsAWallet', {}) : undefined,
    close: snapshot.options.isEmbedded ? undefined : () => actions.close({ isForced: true }),
  }
}

/** Source: facts, views, section 1: more than one network, or one the site does not know. */
function networkButton(snapshot: Shown, { actions, text }: Tools): HeaderNetwork | undefined {
  const { supported, activeIds, activeNamespace } = snapshot.network
  const id = activeIds[activeNamespace]
  if (id === undefined || !snapshot.options.canSwitchNetwork) return undefined
  const face = networkFace(id, snapshot, text)
  if (supported.length <= 1 && face.isSupported) return undefined
  return {
    face,
    label: text.say('header.network', { network: face.name }),
    open: () => actions.router.push('Networks', {}),
  }
}
