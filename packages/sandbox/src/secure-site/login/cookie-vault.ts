import { createMemoryVault } from '../storage/memory-vault.ts'
import type { Login, Vault } from '../storage/vault.ts'
import { readLogin } from './read-login.ts'
import { type SiteApi, valueIn } from './site-api.ts'

/**
 * Stores a login in memory, and on the server by a cookie that no script reads: the keys come
 * from the backup the next time, as on another device. For browsers that let the frame use its site's
 * cookies and nothing else.
 */
export function createCookieVault(api: SiteApi): Vault {
  const memory = createMemoryVault()
  let isAsked = false

  async function resume(): Promise<Login | undefined> {
    isAsked = true
    try {
      const login = valueIn(await api.call('resume'), 'login')
      if (login !== null) await memory.write(await readLogin(api, login))
    } catch {
      // Without an answer of the server no user is logged in.
    }
    return memory.read()
  }

  return {
    ...memory,
    isLasting: true,
    // Only at first: after a sign-out that did not reach the server, the cookie would log in again.
    read: () => (isAsked ? memory.read() : resume()),
    async write(login) {
      isAsked = true
      await memory.write(login)
      // Without the server the login ends with the page.
      await api.ask('store-login', { token: login.token }).catch(() => undefined)
    },
  }
}
