import type { DeviceFacts } from '../contract/index.ts'
import { safeLink } from '../contract/index.ts'
import { completeScheme } from '../wallets/wallet-scheme.ts'

/** A link that opens a wallet with an address. */
export interface WalletLink {
  /** The part that is stored to open the wallet again. It contains no address. */
  readonly base: string
  readonly href: string
}

/** The facts of the device that a link into a wallet depends on. */
export type LinkDevice = Pick<DeviceFacts, 'platform' | 'isTelegram'>

/** Longer links are not opened. */
const MAX_LENGTH = 2_048

/**
 * The link that opens a wallet with `uri`. Source: docs/views.md, section 2, link building.
 *
 * @param link - A page of the web, or a scheme of the wallet's own; from a listing, so untrusted.
 * @returns undefined where nothing may be opened. Source: docs/security.md, S25.
 */
export function walletLink(link: string, uri: string, device: LinkDevice): WalletLink | undefined {
  return linkWith(link, `uri=${encodeFor(device, uri)}`)
}

/**
 * The link that opens the wallet of a session, for a request that its owner has to approve.
 *
 * @param base - What was stored when it was first opened; from storage, so untrusted.
 * @returns undefined where nothing may be opened. Source: docs/security.md, S25.
 */
export function sessionLink(base: string, topic: string): string | undefined {
  return linkWith(base, `sessionTopic=${encodeURIComponent(topic)}`)?.href
}

function linkWith(link: string, query: string): WalletLink | undefined {
  const url = baseOf(link)
  if (url === undefined) return undefined
  const base = url.href
  const { search } = url
  url.search = ''
  const href = safeLink(`${url.href}wc${search === '' ? '?' : `${search}&`}${query}`)?.href
  return href === undefined ? undefined : { base, href }
}

/** The checked link, without a fragment, and with a slash at the end of its path. */
function baseOf(link: string): URL | undefined {
  if (link.length > MAX_LENGTH) return undefined
  const full = completeScheme(link)
  // The parser would make a link of `https:evil`, too.
  const checked = full.includes('://') ? safeLink(full) : undefined
  if (checked === undefined) return undefined
  const url = new URL(checked.href)
  url.hash = ''
  // A scheme alone, `okx://`, has no path: its slashes are the end already.
  const isScheme = url.host === '' && url.pathname === ''
  if (!isScheme && !url.pathname.endsWith('/')) url.pathname += '/'
  return url
}

/** Telegram on Android takes one layer off before the wallet sees it. */
function encodeFor({ platform, isTelegram }: LinkDevice, uri: string): string {
  const once = encodeURIComponent(uri)
  return isTelegram && platform === 'android' ? encodeURIComponent(once) : once
}
