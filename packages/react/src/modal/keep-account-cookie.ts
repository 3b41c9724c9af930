import { type Core, type LatchkeyOptions, publicAccount } from '@latchkey/core'
import { sortNamespaces, type Undo } from '@latchkey/core/contract'
import { accountsInCookie, cookieName } from '../instance/account-cookie.ts'
import type { PageWindow } from '../instance/page.ts'

/** How long a browser keeps the cookie after the last visit, in seconds: 30 days. */
const MAX_AGE_S = 2_592_000

/**
 * Keeps the cookie of the option `cookie` true to what is connected, so that the next request lets the
 * server draw it. It is left as it is while sessions are being resumed, and where it is true already:
 * of several tabs the one in which something happened writes it.
 *
 * @returns What ends it; the cookie stays, as the sessions do.
 */
export function keepAccountCookie(
  core: Pick<Core, 'snapshot' | 'subscribe'>,
  { cookie, id, storage, enableReconnect }: LatchkeyOptions,
  page: Pick<PageWindow, 'document' | 'location'>,
): Undo {
  // Without resumed sessions the next visit begins without an account.
  if (!cookie || storage === 'memory' || enableReconnect === false) return () => {}
  const name = cookieName(id)
  // An address that a server would not read is not written.
  const readable = (text: string): string => accountsInCookie(text, id).join('|')
  let isRenewed = false

  const write = (): void => {
    const { lifecycle, network, accounts: known } = core.snapshot()
    if (!lifecycle.isInitialized) return
    const [active, others] = [network.activeNamespace, sortNamespaces(Object.keys(known))]
    const accounts = [...new Set([active, ...others])].flatMap(
      (namespace) => publicAccount(core.snapshot(), namespace).caipAddress ?? [],
    )
    const value = readable(`${name}=${accounts.join('|')}`)
    const cookies = readCookies(page.document)
    if (cookies === undefined) return
    const before = readable(cookies)
    if (value === before && (isRenewed || value === '')) return
    isRenewed = true
    setCookie(page, { name, value })
  }

  write()
  return core.subscribe(write)
}

/** @returns undefined in a frame that may have no cookies, such as one with `sandbox`. */
function readCookies(document: Pick<Document, 'cookie'>): string | undefined {
  try {
    return document.cookie
  } catch {
    // The modal works without.
    return undefined
  }
}

/** For this host alone, not for requests that other sites make; removed where the value is empty. */
function setCookie(
  { document, location }: Pick<PageWindow, 'document' | 'location'>,
  { name, value }: { readonly name: string; readonly value: string },
): void {
  const maxAgeS = value === '' ? 0 : MAX_AGE_S
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeS}; SameSite=Lax${secure}`
}
