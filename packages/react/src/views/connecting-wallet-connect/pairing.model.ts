import type { Routes, WalletPlatform } from '@latchkey/core'
import { areTermsDue, offeredPlatforms } from '@latchkey/core/views'
import type { Wording } from '../../messages/create-wording.ts'
import type { TextKey } from '../../messages/messages.ts'
import { codeScene } from './code-scene.ts'
import {
  asleepScene,
  connectedScene,
  expiredScene,
  failedScene,
  linkScene,
  unsupportedScene,
} from './latch-scenes.ts'
import type {
  CodeScene,
  Moment,
  PairingScene,
  PairingShown,
  PairingTools,
  ShownWallet,
} from './pairing-scene.ts'

/** One way to the wallet. */
export interface PlatformTab {
  readonly id: WalletPlatform
  readonly label: string
}

/** Everything that pairing shows. */
export interface PairingModel {
  readonly scene: PairingScene
  /** Ways to the wallet; empty where there is but one, or nothing to choose any more. */
  readonly tabs: readonly PlatformTab[]
  readonly tabsLabel: string
  readonly platform: WalletPlatform
  /** The announcement about the code for visitors who do not see it. */
  readonly announcement: string
}

/** The actions and the texts that views work with. */
export type Tools = Pick<PairingTools, 'actions' | 'text'>

/** Everything the view shows: the state, and what happens on the page at this moment. */
export function pairingModel(
  snapshot: PairingShown,
  { walletId }: Routes['ConnectingWalletConnect'],
  { moment, ...tools }: Tools & { readonly moment: Moment },
): PairingModel {
  const wallet = walletOf(snapshot, walletId)
  const platforms = offeredPlatforms(snapshot, wallet)
  const [first] = platforms
  const platform =
    moment.platform !== undefined && platforms.includes(moment.platform) ? moment.platform : first
  const scene = sceneOf({ ...tools, snapshot, wallet }, platform, moment)
  const isChoice = platforms.length > 1 && isOpen(snapshot)
  return {
    scene,
    platform,
    tabs: isChoice ? platforms.map((id) => ({ id, label: tools.text.getOrKey(TABS[id]) })) : [],
    tabsLabel: tools.text.get('pairing.tabs', {
      wallet: wallet?.name ?? tools.text.get('wallet.unnamed'),
    }),
    announcement: scene.kind === 'code' ? codeAnnouncement(scene, tools.text) : scene.heading,
  }
}

/** Facts name the code's tab for where the wallet is. */
const TABS: Readonly<Record<WalletPlatform, TextKey>> = {
  browser: 'pairing.tab.browser',
  qrcode: 'pairing.tab.mobile',
  mobile: 'pairing.tab.mobile',
  web: 'pairing.tab.web',
  desktop: 'pairing.tab.desktop',
  unsupported: 'pairing.tab.browser',
}

/** A placeholder has no text. */
function codeAnnouncement({ uri }: CodeScene, text: Wording): string {
  return uri === undefined ? '' : text.get('pairing.said')
}

/** The chosen wallet, if the view is still about it. */
function walletOf({ pairing }: PairingShown, walletId?: string): ShownWallet | undefined {
  return pairing.wallet?.id === walletId ? pairing.wallet : undefined
}

/** Nothing is decided yet: another way may be taken. */
function isOpen({ pairing }: PairingShown): boolean {
  const { step } = pairing.current
  return step === 'idle' || step === 'preparing' || step === 'waiting' || step === 'linking'
}

function sceneOf(tools: PairingTools, platform: WalletPlatform, moment: Moment): PairingScene {
  const { current } = tools.snapshot.pairing
  if (current.step === 'connected') return connectedScene(tools, current)
  if (current.step === 'failed') return failedScene(tools, current.error)
  if (current.step === 'expired') return expiredScene(tools)
  if (areTermsDue(tools.snapshot)) return codeScene(tools)
  if (platform === 'unsupported') return unsupportedScene(tools)
  const isAsleep = current.step === 'idle' && tools.snapshot.options.isManualWalletConnect
  if (isAsleep) return asleepScene(tools)
  return platform === 'qrcode' ? codeScene(tools) : linkScene(tools, platform, moment)
}
