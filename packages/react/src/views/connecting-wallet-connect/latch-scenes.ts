import type { PairingStep, WalletPlatform } from '@latchkey/core'
import type { PlainError } from '@latchkey/core/contract'
import { connectedFace } from '../../partials/connected-account/connected-face.ts'
import type { LatchStory } from '../../partials/latch-scene/busy-story.ts'
import type { LatchAction } from '../../partials/latch-scene/latch-scene.tsx'
import { siteOf } from '../../partials/site.ts'
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
    heading: text.say('connecting.waiting.title', { wallet: name }),
    line: slow === undefined ? lineOf(tools, platform) : text.say(slow),
    action: isLinking && wait === 'tooLong' ? again(tools, platform) : openAction(tools, platform),
    get: getRow(tools),
  }
}

/** An address that is still made is only begun anew once it failed: else it might never be there. */
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
    heading: text.say('pairing.returned'),
    line: text.say('connecting.waiting.title', { wallet: nameOf(tools) }),
    action: { label: text.say('pairing.open', { wallet: nameOf(tools) }), isBusy: true, run() {} },
  }
}

function openAction({ actions, text, ...tools }: PairingTools, platform: Linked): LatchAction {
  const { snapshot, wallet } = tools
  const open = text.say('pairing.open', { wallet: nameOf({ ...tools, actions, text }) })
  if (platform === 'browser')
    return { label: open, isPrimary: true, run: () => actions.pairing.show(wallet) }
  // Opened only once the address is there: what is awaited after a tap opens nothing any more.
  const isBusy = !('uri' in snapshot.pairing.current)
  const label = isBusy ? text.say('pairing.preparing') : open
  return { label, isPrimary: true, isBusy, run: () => actions.pairing.openWallet(platform) }
}

function again({ actions, text }: PairingTools, platform: Linked): LatchAction {
  const run = (): void => void actions.pairing.openWallet(platform)
  return { label: text.say('retry'), isPrimary: true, isRetry: true, run }
}

function lineOf({ text, ...tools }: PairingTools, platform: Linked): string {
  const wallet = nameOf({ ...tools, text })
  if (platform === 'mobile') return text.say('pairing.mobile.text')
  if (platform === 'desktop') return text.say('pairing.desktop.text', { wallet })
  return platform === 'web'
    ? text.say('pairing.web.text', { wallet })
    : text.say('pairing.browser.text', { wallet })
}

/** A wallet of browsers that is not in this one. */
export function unsupportedScene(tools: PairingTools): LatchedScene {
  const { text } = tools
  return {
    ...base(tools),
    latch: 'declined',
    heading: text.say('pairing.unsupported.title'),
    line: text.say('pairing.unsupported.text', { wallet: nameOf(tools) }),
    other: other(tools),
    get: getRow(tools),
  }
}

/** Nobody is asked for a code before somebody wants one: the website shows its own. */
export function asleepScene(tools: PairingTools): LatchedScene {
  const { text, actions } = tools
  return {
    ...base(tools),
    latch: 'waiting',
    heading: text.say('pairing.asleep.title'),
    line: text.say('pairing.asleep.text'),
    action: {
      label: text.say('pairing.asleep.show'),
      isPrimary: true,
      run: () => actions.pairing.retry(),
    },
  }
}

/** Nobody came in time. */
export function expiredScene(tools: PairingTools): LatchedScene {
  const { text, actions } = tools
  return {
    ...base(tools),
    latch: 'declined',
    heading: text.say('pairing.expired.title'),
    line: text.say('pairing.expired.text'),
    action: {
      label: text.say('pairing.fresh'),
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
    label: text.say('retry'),
    isPrimary: true,
    isRetry: true,
    run: () => actions.pairing.retry(),
  }
  return {
    ...base(tools),
    ...storyOf(tools, error),
    action: error.code === 'relay.missing' ? undefined : retry,
    other: other(tools),
  }
}

function storyOf({ text }: PairingTools, error: PlainError): LatchStory {
  const heading = text.failure(error)
  switch (error.code) {
    case 'relay.missing':
      // Its message is for developers, who read it in the console.
      return {
        latch: 'declined',
        heading: text.say('pairing.missing.title'),
        line: text.say('pairing.missing.text'),
      }
    case 'relay.unavailable':
    case 'http.network':
      return { latch: 'declined', heading, line: text.say('pairing.unavailable.text') }
    default:
      return { latch: 'declined', heading, line: text.say('connecting.nothingShared') }
  }
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
    walletIcon: wallet.icon,
    latch: 'closed',
    heading: text.say('connecting.connected.title'),
    line: text.say('connecting.connected.text', { site: site.name }),
    account: connectedFace(account, snapshot, text),
  }
}

function other({ text, snapshot, actions }: PairingTools): LatchAction {
  const { history } = snapshot.router
  return {
    label: text.say('connecting.other'),
    run: () => (history.length > 1 ? actions.router.back() : actions.router.replace('Connect', {})),
  }
}

function nameOf({ wallet, text }: PairingTools): string {
  return wallet?.name ?? text.say('wallet.unnamed')
}

function base({ snapshot, wallet, text }: PairingTools) {
  return {
    kind: 'latch',
    siteIcon: siteOf(snapshot, text).icon,
    walletIcon: wallet?.imageUrl,
  } as const
}
