import type { ConnectStep, CoreActions, Routes, Snapshot, WalletCard } from '@latchkey/core'
import { assertNever, type PlainError } from '@latchkey/core/contract'
import { walletPicture } from '@latchkey/core/views'
import type { Wording } from '../../messages/create-wording.ts'
import { type Site, siteOf } from '../../models/site.ts'
import {
  type ConnectedDetails,
  connectedDetails,
} from '../../partials/connected-account/connected-details.ts'
import { busyStatus, type LatchStatus } from '../../partials/latch-scene/busy-status.ts'
import type { LatchAction } from '../../partials/latch-scene/latch-scene.tsx'

/** Everything that ConnectingExternal shows. */
export interface ConnectingExternalModel {
  readonly latch: LatchStatus['latch']
  readonly siteIcon: string | undefined
  readonly walletIcon: string | undefined
  readonly heading: string
  readonly line: string
  readonly action: LatchAction | undefined
  readonly other: LatchAction | undefined
  readonly account: ConnectedDetails | undefined
  /** For visitors without the wallet. */
  readonly get: { readonly walletName: string; run(): void } | undefined
}

type Shown = Pick<
  Snapshot,
  'connect' | 'wallets' | 'options' | 'network' | 'router' | 'device' | 'connectorPictures'
>

interface Tools {
  readonly actions: CoreActions
  readonly text: Wording
}

interface Scene extends Tools {
  readonly snapshot: Shown
  readonly site: Site
  readonly wallet: Pick<WalletCard, 'name' | 'icon' | 'rdns'>
  readonly params: Routes['ConnectingExternal']
}

/** Everything the view shows, from the snapshot alone. */
export function connectingExternalModel(
  snapshot: Shown,
  params: Routes['ConnectingExternal'],
  tools: Tools,
): ConnectingExternalModel {
  const step = stepFor(snapshot, params)
  const wallet = step.step === 'idle' ? findWallet(snapshot, params, tools.text) : step.wallet
  const site = siteOf(snapshot, tools.text)
  const scene: Scene = { ...tools, snapshot, site, wallet, params }
  const { connect } = tools.actions
  switch (step.step) {
    case 'idle':
      return waiting(scene, () => connect.local(params.namespace, params.walletId))
    case 'awaitingWallet':
      return waiting(scene, () => connect.retry())
    case 'failed':
      return failed(scene, step.error)
    case 'connected':
      return connected(scene, step)
    default:
      return assertNever(step)
  }
}

/** A step of another wallet is none of this view's. */
function stepFor({ connect }: Shown, params: Routes['ConnectingExternal']): ConnectStep {
  const { current } = connect
  if (current.step === 'idle') return current
  const { id, namespace } = current.wallet
  return id === params.walletId && namespace === params.namespace ? current : { step: 'idle' }
}

function findWallet(
  { wallets }: Shown,
  { namespace, walletId }: Routes['ConnectingExternal'],
  text: Wording,
): Scene['wallet'] {
  const found = wallets.local.find(
    (wallet) => wallet.id === walletId && wallet.namespace === namespace,
  )
  return found ?? { name: text.get('wallet.unnamed') }
}

function waiting(scene: Scene, again: () => void): ConnectingExternalModel {
  const { name } = scene.wallet
  return {
    ...base(scene),
    latch: 'waiting',
    heading: scene.text.get('connecting.waiting.title', { wallet: name }),
    line: scene.text.get('connecting.waiting.text', { wallet: name }),
    action: {
      label: scene.text.get('connecting.waiting.again', { wallet: name }),
      isRetry: true,
      run: again,
    },
    get: isInstalled(scene) ? undefined : downloadAction(scene),
  }
}

function failed(scene: Scene, error: PlainError): ConnectingExternalModel {
  const { text, actions } = scene
  return {
    ...base(scene),
    ...latchStatus(scene, error),
    action: {
      label: text.get('retry'),
      isPrimary: true,
      isRetry: true,
      run: () => actions.connect.retry(),
    },
    other: { label: text.get('connecting.other'), run: () => leave(scene) },
    get: error.code === 'wallet.missing' ? downloadAction(scene) : undefined,
  }
}

/** First what happened, then what it means, then what to do. */
function latchStatus({ text, wallet }: Scene, error: PlainError): LatchStatus {
  const name = { wallet: wallet.name }
  switch (error.code) {
    case 'wallet.busy':
      return busyStatus(wallet.name, text)
    case 'wallet.missing':
      return {
        latch: 'declined',
        heading: text.failure(error),
        line: text.get('connecting.missing.text', name),
      }
    case 'wallet.no-accounts':
      return {
        latch: 'declined',
        heading: text.failure(error),
        line: text.get('connecting.noAccounts.text', name),
      }
    case 'wallet.ambiguous':
      return {
        latch: 'declined',
        heading: text.failure(error),
        line: text.get('connecting.ambiguous.text'),
      }
    default:
      return {
        latch: 'declined',
        heading:
          error.code === 'wallet.malformed'
            ? text.get('connecting.malformed.title', name)
            : text.failure(error),
        line: text.get('connecting.nothingShared'),
      }
  }
}

function connected(
  scene: Scene,
  { account }: Extract<ConnectStep, { step: 'connected' }>,
): ConnectingExternalModel {
  const { text, site, snapshot } = scene
  return {
    ...base(scene),
    latch: 'closed',
    heading: text.get('connecting.connected.title'),
    line: text.get('connecting.connected.text', { site: site.name }),
    action: undefined,
    account: connectedDetails(account, snapshot, text),
  }
}

/** The wallet is in this browser now; it may have been removed since it was pressed. */
function isInstalled({ snapshot, params }: Scene): boolean {
  const { local } = snapshot.wallets
  return local.some(({ id, namespace }) => id === params.walletId && namespace === params.namespace)
}

/** Only where there is something to say: of a wallet with a name of its own, or of the site's. */
function downloadAction({
  snapshot,
  wallet,
  params,
  actions,
}: Scene): ConnectingExternalModel['get'] {
  const { projectId, customWallets } = snapshot.options
  const { walletId } = params
  const isListed = projectId !== undefined && wallet.rdns !== undefined
  if (!isListed && customWallets.every(({ id }) => id !== walletId)) return undefined
  const walletName = wallet.name
  return { walletName, run: () => actions.router.push('Downloads', { walletId, walletName }) }
}

function base({
  site,
  wallet,
  snapshot,
  params,
}: Scene): Pick<ConnectingExternalModel, 'siteIcon' | 'walletIcon' | 'other' | 'account' | 'get'> {
  const { icon } = wallet
  const picture = walletPicture(snapshot, { id: params.walletId, icon })
  const pictures = { siteIcon: site.icon, walletIcon: picture }
  return { ...pictures, other: undefined, account: undefined, get: undefined }
}

function leave({ snapshot, actions }: Scene): void {
  if (snapshot.router.history.length > 1) actions.router.back()
  else actions.router.replace('Connect', {})
}
