import type { Actions, Routes, Snapshot, SwitchStep } from '@latchkey/core'
import { assertNever, type PlainError } from '@latchkey/core/contract'
import type { Wording } from '../../messages/create-wording.ts'
import { activeAccountOf } from '../../partials/active-account.ts'
import type { LatchAction } from '../../partials/latch-scene/latch-scene.tsx'
import { type NetworkFace, networkFace } from '../../partials/network-face.ts'

/** Everything that SwitchNetwork shows. */
export interface SwitchNetworkModel {
  readonly latch: 'waiting' | 'declined' | 'closed'
  /** Pictures at both ends of the latch. */
  readonly fromImage: string | undefined
  readonly toImage: string | undefined
  readonly heading: string
  readonly line: string | undefined
  readonly retry: LatchAction | undefined
}

type Shown = Pick<Snapshot, 'switchNetwork' | 'network' | 'accounts'>

interface Tools {
  readonly actions: Pick<Actions, 'network'>
  readonly text: Wording
}

interface Scene extends Tools {
  readonly to: NetworkFace
  readonly from: NetworkFace | undefined
  readonly walletName: string
}

/** Everything the view shows, from the snapshot alone. */
export function switchNetworkModel(
  snapshot: Shown,
  { networkId }: Routes['SwitchNetwork'],
  tools: Tools,
): SwitchNetworkModel {
  const account = activeAccountOf(snapshot)
  const scene: Scene = {
    ...tools,
    to: networkFace(networkId, snapshot, tools.text),
    from: account && networkFace(account.networkId, snapshot, tools.text),
    walletName: account?.wallet.name ?? tools.text.say('wallet.unnamed'),
  }
  const pictures = { fromImage: scene.from?.image, toImage: scene.to.image }
  return { ...pictures, ...story(stepFor(snapshot, networkId), scene) }
}

/** A step towards another network is none of this view's. */
function stepFor({ switchNetwork }: Shown, networkId: string): SwitchStep {
  const { current } = switchNetwork
  return current.step === 'idle' || current.to === networkId ? current : { step: 'idle' }
}

type Story = Omit<SwitchNetworkModel, 'fromImage' | 'toImage'>

function story(step: SwitchStep, scene: Scene): Story {
  const { text, to, walletName } = scene
  const names = { wallet: walletName, network: to.name }
  const title = text.say('switch.waiting.title', { wallet: walletName })
  switch (step.step) {
    case 'idle':
    case 'switching':
      return waiting(title, text.say('switch.waiting.text', names))
    case 'teaching':
      return waiting(title, text.say('switch.teaching.text', names))
    case 'done':
      return {
        latch: 'closed',
        heading: text.say('switch.done.title', { network: to.name }),
        line: undefined,
        retry: undefined,
      }
    case 'failed':
      return failed(step.error, scene)
    default:
      return assertNever(step)
  }
}

function waiting(heading: string, line: string): Story {
  return { latch: 'waiting', heading, line, retry: undefined }
}

function failed(error: PlainError, { text, from, actions }: Scene): Story {
  const { code } = error
  const isDeclined = code === 'wallet.rejected' || code === 'wallet.request-rejected'
  return {
    latch: 'declined',
    heading: isDeclined ? text.say('switch.declined.title') : text.failure(error),
    line:
      from === undefined
        ? text.say('switch.stayedUnknown')
        : text.say('switch.stayed', { network: from.name }),
    retry: { label: text.say('retry'), isPrimary: true, run: () => actions.network.retry() },
  }
}
