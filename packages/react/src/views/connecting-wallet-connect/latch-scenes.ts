import type { PairingStep, WalletCard, WalletPlatform } from '@latchkey/core'
import { addressOf, type PlainError } from '@latchkey/core/contract'
import { walletPicture } from '@latchkey/core/views'
import { countTextWith } from '../../format/count-text.ts'
import { siteOf } from '../../models/site.ts'
import { connectedDetails } from '../../partials/connected-account/connected-details.ts'
import type { LatchStatus } from '../../partials/latch-scene/busy-status.ts'
import type { LatchAction } from '../../partials/latch-scene/latch-scene.tsx'
import { getRow } from './get-row.ts'
import type { LatchedScene, Moment, PairingTools } from './pairing-scene.ts'

type Linked = Exclude<WalletPlatform, 'qrcode' | 'unsupported'>

/** The way into a wallet on this device: its link opens in the task of the tap. */
export function linkScene(
  tools: PairingTools,
  platform: Linked,
  { wait, isBack }: Moment,
): LatchedScene {
  const { text, snapshot } = tools
  const { step } = snapshot.pairing.current
  if (isBack && step === 'linking') return returnedScene(tools)
  const name = nameOf(tools)
  const isLinking = step === 'linking'
  const slow = wait === 'short' ? undefined : SLOW[step]
  return {
    ...base(tools),
    latch: 'waiting',
    heading: text.get('connecting.waiting.title', { wallet: name }),
    line: slow === undefined ? lineOf(tools, platform) : text.get(slow),
    action: isLinking && wait === 'tooLong' ? again(tools, platform) : openAction(tools, platform),
    get: getRow(tools),
  }
}

/**
 * The preparation of an address restarts only after a failure: else the address might never be
 * there.
 */
const SLOW: Partial<Record<PairingStep['step'], 'pairing.slow' | 'pairing.slowLink'>> = {
  linking: 'pairing.slow',
  preparing: 'pairing.slowLink',
}

/** Back from the wallet: its answer may take a moment. Source: docs/views.md, platform mobile. */
function returnedScene(tools: PairingTools): LatchedScene {
  const { text } = tools
  return {
    ...base(tools),
    latch: 'waiting',
    heading: text.get('pairing.returned'),
    line: text.get('connecting.waiting.title', { wallet: nameOf(tools) }),
    action: { label: text.get('pairing.open', { wallet: nameOf(tools) }), isBusy: true, run() {} },
  }
}

function openAction({ actions, text, ...tools }: PairingTools, platform: Linked): LatchAction {
  const { snapshot, wallet } = tools
  const open = text.get('pairing.open', { wallet: nameOf({ ...tools, actions, text }) })
  if (platform === 'browser')
    return { label: open, isPrimary: true, run: () => actions.pairing.show(wallet) }
  // Opened only once the address is there: what is awaited after a tap opens nothing any more.
  const isBusy = !('uri' in snapshot.pairing.current)
  const label = isBusy ? text.get('pairing.preparing') : open
  return { label, isPrimary: true, isBusy, run: () => actions.pairing.openWallet(platform) }
}

function again({ actions, text }: PairingTools, platform: Linked): LatchAction {
  const run = (): void => void actions.pairing.openWallet(platform)
  return { label: text.get('retry'), isPrimary: true, isRetry: true, run }
}

function lineOf({ text, ...tools }: PairingTools, platform: Linked): string {
  const wallet = nameOf({ ...tools, text })
  if (platform === 'mobile') return text.get('pairing.mobile.text')
  if (platform === 'desktop') return text.get('pairing.desktop.text', { wallet })
  return platform === 'web'
    ? text.get('pairing.web.text', { wallet })
    : text.get('pairing.browser.text', { wallet })
}

/** A wallet of browsers that is not in this one. */
export function unsupportedScene(tools: PairingTools): LatchedScene {
  const { text } = tools
  return {
    ...base(tools),
    latch: 'declined',
    heading: text.get('pairing.unsupported.title'),
    line: text.get('pairing.unsupported.text', { wallet: nameOf(tools) }),
    other: other(tools),
    get: getRow(tools),
  }
}

/** No code is requested before the visitor wants one: the website shows its own. */
export function asleepScene(tools: PairingTools): LatchedScene {
  const { text, actions } = tools
  return {
    ...base(tools),
    latch: 'waiting',
    heading: text.get('pairing.asleep.title'),
    line: text.get('pairing.asleep.text'),
    action: {
      label: text.get('pairing.asleep.show'),
      isPrimary: true,
      run: () => actions.pairing.retry(),
    },
  }
}

/** No wallet answered in time. */
export function expiredScene(tools: PairingTools): LatchedScene {
  const { text, actions } = tools
  return {
    ...base(tools),
    latch: 'declined',
    heading: text.get('pairing.expired.title'),
    line: text.get('pairing.expired.text'),
    action: {
      label: text.get('pairing.fresh'),
      isPrimary: true,
      isRetry: true,
      run: () => actions.pairing.retry(),
    },
  }
}

/** The wallet refused, or could not be reached. */
export function failedScene(tools: PairingTools, error: PlainError): LatchedScene {
  const { text, actions } = tools
  const retry: LatchAction = {
    label: text.get('retry'),
    isPrimary: true,
    isRetry: true,
    run: () => actions.pairing.retry(),
  }
  return {
    ...base(tools),
    ...latchStatus(tools, error),
    action: error.code === 'relay.missing' ? undefined : retry,
    other: other(tools),
  }
}

function latchStatus({ text, wallet, snapshot }: PairingTools, error: PlainError): LatchStatus {
  const heading =
    wallet && error.code === 'wallet.malformed'
      ? text.get('connecting.malformed.title', { wallet: wallet.name })
      : text.failure(error)
  switch (error.code) {
    case 'relay.missing':
      // Its message is for developers, who read it in the console.
      return {
        latch: 'declined',
        heading: text.get('pairing.missing.title'),
        line: text.get('pairing.missing.text'),
      }
    case 'relay.unavailable':
    case 'http.network':
      return { latch: 'declined', heading, line: text.get(unavailableLine(snapshot)) }
    default:
      return { latch: 'declined', heading, line: text.get('connecting.nothingShared') }
  }
}

/** The relay refuses a page without an origin, however good the connection is. Source: docs/environments.md. */
function unavailableLine({
  device,
}: PairingTools['snapshot']): 'pairing.sandboxed.text' | 'pairing.unavailable.text' {
  return device.limitedPage === 'opaque' ? 'pairing.sandboxed.text' : 'pairing.unavailable.text'
}

/** It worked. */
export function connectedScene(
  tools: PairingTools,
  { wallet, account }: Extract<PairingStep, { readonly step: 'connected' }>,
): LatchedScene {
  const { text, snapshot } = tools
  const site = siteOf(snapshot, text)
  return {
    ...base(tools),
    walletIcon: walletPicture(snapshot, wallet),
    latch: 'closed',
    heading: text.get('connecting.connected.title'),
    line: countTextWith(text, 'pairing.shared', {
      count: countAddresses(snapshot, wallet),
      values: { site: site.name },
    }),
    account: connectedDetails(account, snapshot, text),
  }
}

/** One wallet may share accounts on several namespaces, each on several networks. */
function countAddresses(
  { accounts }: PairingTools['snapshot'],
  { id }: Pick<WalletCard, 'id'>,
): number {
  const shared = Object.values(accounts).flatMap((account) =>
    account?.status === 'connected' && account.wallet.id === id ? account.session.accounts : [],
  )
  return Math.max(1, new Set(shared.map(addressOf)).size)
}

function other({ text, snapshot, actions }: PairingTools): LatchAction {
  const { history } = snapshot.router
  return {
    label: text.get('connecting.other'),
    run: () => (history.length > 1 ? actions.router.back() : actions.router.replace('Connect', {})),
  }
}

function nameOf({ wallet, text }: PairingTools): string {
  return wallet?.name ?? text.get('wallet.unnamed')
}

function base({ snapshot, wallet, text }: PairingTools) {
  return {
    kind: 'latch',
    siteIcon: siteOf(snapshot, text).icon,
    walletIcon: wallet?.imageUrl,
  } as const
}
