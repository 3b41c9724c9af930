import { createMemoryVault } from '../storage/memory-vault.ts'
import type { Login, Vault } from '../storage/vault.ts'
import { readLogin } from './read-login.ts'
import { type SiteApi, valueIn } from './site-api.ts'

/**
 * Keeps a login in memory, and has the server keep it by a cookie that no script reads: the keys come
 * from the backup the next time, as on another device. For browsers that let the frame use its site's
 * cookies and nothing else.
 */
export function createCookieVault(api: SiteApi): Vault {
  const memory = createMemoryVault()
  let isAsked = false

  async function takeUp(): Promise<Login | undefined> {
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
    // Only at first: who signs out is not logged in again by what the server has not heard yet.
    read: () => (isAsked ? memory.read() : takeUp()),
    async write(login) {
      isAsked = true
      await memory.write(login)
      // Where the server is away the login ends with the page; more is not to be had.
      await api.ask('keep', { token: login.token }).catch(() => undefined)
    },
  }
}
