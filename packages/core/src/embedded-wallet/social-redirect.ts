import { LatchkeyError, type RedirectProvider } from '../contract/index.ts'
import { isSocialProvider } from '../options/choices.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import { SOCIAL_ATTEMPT } from '../store/wallet-ids.ts'

/**
 * A social login where no pop-up can answer, as in Telegram: the provider's page takes the place of
 * this one, and leads back with the result in the address. Source: docs/frame-protocol.md, section 7.
 */
export interface SocialRedirect {
  /** Leaves this page. @throws LatchkeyError `social.no-address` where the provider can't lead back. */
  leave(provider: RedirectProvider, uri: string): void
  /** Forgets the login that this tab wanted to leave the page for. */
  clear(): void
  /**
   * The provider of the login that this tab left the page for; each counts once. undefined: a result in
   * the address belongs to another visitor's login. Source: docs/security.md, S14.
   */
  take(): RedirectProvider | undefined
}

/** Longest absence, in milliseconds: a provider's page may be left open. */
const MAX_ABSENCE_MS = 20 * 60_000

/** Creates the redirects of one core. */
export function createSocialRedirect(ports: CorePorts): SocialRedirect {
  const { clock, key, storage, tabStorage, windows, readPage } = ports

  function clear(): void {
    tabStorage.remove(key(SOCIAL_ATTEMPT))
    storage.remove(key('social_provider'))
  }

  return {
    clear,
    leave(provider, uri) {
      const target = withReturn(uri, readPage().origin)
      tabStorage.set(key(SOCIAL_ATTEMPT), JSON.stringify({ provider, startedAtMs: clock.now() }))
      storage.set(key('social_provider'), provider)
      if (target === undefined || !windows.open(target, 'top')) {
        clear()
        throw new LatchkeyError('social.no-address', {})
      }
    },
    take() {
      const { provider, startedAtMs } = Object(parse(tabStorage.get(key(SOCIAL_ATTEMPT))))
      clear()
      const absenceMs = clock.now() - Number(startedAtMs)
      if (!(absenceMs >= 0 && absenceMs < MAX_ABSENCE_MS)) return undefined
      return isSocialProvider(provider) && provider !== 'farcaster' ? provider : undefined
    },
  }
}

/** Login service whose addresses have that of the provider in a parameter. */
const NESTING_HOST = 'auth.magic.link'
const NESTED = 'provider_authorization_url'

/**
 * The provider's address, whose `state` names where the secure site leads back to, by docs/frame-protocol.md, section 7:
 * "its `state` parameter suffixed by `--` + the encoded page address". The secure site learns it by nothing else, so
 * the least of it is given: the origin, never path, query or fragment. Source: docs/security.md, S14.
 *
 * @returns undefined for an address without `state`.
 */
export function withReturn(uri: string, origin: string): string | undefined {
  if (!URL.canParse(uri)) return undefined
  const url = new URL(uri)
  const isNesting = url.hostname === NESTING_HOST || url.hostname.endsWith(`.${NESTING_HOST}`)
  const nested = isNesting ? url.searchParams.get(NESTED) : null
  if (nested !== null) {
    const changed = withState(nested, origin)
    if (changed === undefined) return undefined
    url.searchParams.set(NESTED, changed)
    return url.href
  }
  return withState(uri, origin)
}

function withState(uri: string, origin: string): string | undefined {
  if (!URL.canParse(uri)) return undefined
  const url = new URL(uri)
  const state = url.searchParams.get('state')
  if (state === null) return undefined
  url.searchParams.set('state', `${state}--${encodeURIComponent(`${origin}/`)}`)
  return url.href
}

function parse(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not written by us: the same as nothing.
    return undefined
  }
}
