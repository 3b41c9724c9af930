import type { CoreActions, Routes, Snapshot, SwitchStep } from '@latchkey/core'
import { assertNever, type PlainError } from '@latchkey/core/contract'
import type { Wording } from '../../messages/create-wording.ts'
import { activeAccountOf } from '../../models/active-account.ts'
import { type NetworkDetails, networkDetails } from '../../models/network-details.ts'
import { siteOf } from '../../models/site.ts'
import { namedDetails } from '../../partials/known-networks.ts'
import { busyStatus, type LatchStatus } from '../../partials/latch-scene/busy-status.ts'
import type { LatchAction } from '../../partials/latch-scene/latch-scene.tsx'
import { switchFailure } from '../../partials/switch-failure.ts'

/** Everything that SwitchNetwork shows. */
export interface SwitchNetworkModel {
  readonly latch: LatchStatus['latch']
  /** Pictures at both ends of the latch. */
  readonly fromImage: string | undefined
  readonly toImage: string | undefined
  readonly heading: string
  readonly line: string | undefined
  /** Retry, or cancel. */
  readonly action: LatchAction | undefined
}

type Shown = Pick<Snapshot, 'switchNetwork' | 'network' | 'accounts' | 'options'>

interface Tools {
  readonly actions: Pick<CoreActions, 'network' | 'router'>
  readonly text: Wording
}

interface Scene extends Tools {
  readonly to: NetworkDetails
  readonly from: NetworkDetails | undefined
  readonly siteName: string
  readonly walletName: string
  /** The heading while the wallet is asked. */
  readonly waiting: string
}

/** Everything the view shows, from the snapshot alone. */
export function switchNetworkModel(
  snapshot: Shown,
  { networkId }: Routes['SwitchNetwork'],
  tools: Tools,
): SwitchNetworkModel {
  const { text } = tools
  const account = activeAccountOf(snapshot)
  const step = stepFor(snapshot, networkId)
  // After the switch the account is on the new network: the latch still starts at the old one.
  const fromId = step.step === 'idle' ? account?.networkId : step.from
  const to = networkDetails(networkId, snapshot, text)
  const walletName = account?.wallet.name ?? text.get('wallet.unnamed')
  // The embedded wallet switches without another prompt.
  const title = account?.wallet.embedded ? 'switch.login.title' : 'switch.waiting.title'
  const scene: Scene = {
    ...tools,
    to,
    from: fromId && namedDetails(fromId, snapshot, text),
    siteName: siteOf(snapshot, text).name,
    walletName,
    waiting: text.get(title, { wallet: walletName, network: to.name }),
  }
  const pictures = { fromImage: scene.from?.image, toImage: scene.to.image }
  return { ...pictures, ...modelOfStep(step, scene) }
}

/** A step towards another network is none of this view's. */
function stepFor({ switchNetwork }: Shown, networkId: string): SwitchStep {
  const { current } = switchNetwork
  return current.step === 'idle' || current.to === networkId ? current : { step: 'idle' }
}

type ModelWithoutImages = Omit<SwitchNetworkModel, 'fromImage' | 'toImage'>

function modelOfStep(step: SwitchStep, scene: Scene): ModelWithoutImages {
  const { text, to, from, siteName, walletName } = scene
  const fromName = from?.name ?? text.get('network.unnamed')
  switch (step.step) {
    case 'idle':
    case 'switching':
      return waiting(
        scene,
        text.get('switch.waiting.text', { site: siteName, from: fromName, network: to.name }),
      )
    case 'teaching':
      return waiting(
        scene,
        text.get('switch.teaching.text', { wallet: walletName, network: to.name }),
      )
    case 'done':
      return {
        latch: 'closed',
        heading: text.get('switch.done.title', { network: to.name }),
        line: undefined,
        action: undefined,
      }
    case 'failed':
      return failed(step.error, scene)
    default:
      return assertNever(step)
  }
}

function waiting({ text, waiting: heading, actions }: Scene, line: string): ModelWithoutImages {
  return {
    latch: 'waiting',
    heading,
    line,
    action: { label: text.get('switch.cancel'), run: () => actions.router.back() },
  }
}

function failed(error: PlainError, scene: Scene): ModelWithoutImages {
  const { text, actions } = scene
  return {
    ...latchStatus(error, scene),
    action: {
      label: text.get('retry'),
      isPrimary: true,
      isRetry: true,
      run: () => actions.network.retry(),
    },
  }
}

function latchStatus(error: PlainError, { text, from, walletName }: Scene): LatchStatus {
  if (error.code === 'wallet.busy') return busyStatus(walletName, text)
  return {
    latch: 'declined',
    heading: switchFailure(error, text),
    line:
      from === undefined
        ? text.get('switch.stayedUnknown')
        : text.get('switch.stayed', { network: from.name }),
  }
}
