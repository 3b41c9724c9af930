import { createSite, type Site } from '@latchkey/frame/site'
import { createApproval } from '../approval/index.ts'
import { createCookieVault } from '../login/cookie-vault.ts'
import { createLogin, type LoginAnswers } from '../login/create-login.ts'
import { createLoginState, type LoginState } from '../login/login-state.ts'
import { createProofs } from '../login/proofs.ts'
import { createSiteApi } from '../login/site-api.ts'
import { storeLogin } from '../login/store-login.ts'
import { createTabs } from '../login/tabs.ts'
import { openVault } from '../storage/open-vault.ts'
import type { Vault } from '../storage/vault.ts'
import { createWallet } from '../wallet/index.ts'
import { readSettings } from './frame-settings.ts'

/** Starts the frame: reads the stored login, and begins to answer the page that embeds it. */
export async function openFrame(): Promise<void> {
  const { allowedOrigins, chains, solana, pictures } = readSettings(document.documentElement)
  const api = createSiteApi((path, init) => fetch(path, init))
  const byCookie = (): Vault => createCookieVault(api)
  const vault = await openVault(document, byCookie)
  const state = await createLoginState({ vault, api, tabs: createTabs() })
  // An approval is a user gesture, which browsers require to request storage access.
  const approved = (): void => void storeLogin({ state, document, byCookie })
  const approval = createApproval({ window, approved })
  const wallet = createWallet({
    keys: async () => ({ seed: state.need().seed }),
    chains: { url: (id) => chains[id] },
    approvals: approval,
    solanaUrl: (networkId) => solana[networkId],
    pictures,
  })
  const proofs = createProofs(() => sessionStorage)
  const login = createLogin({ state, api, wallet, proofs, url: location.origin })
  const site = createSite({
    answers: {
      SYNC_THEME(theme) {
        approval.setTheme(theme)
        return undefined
      },
      // The frame shows the page's origin, not the page's own description.
      SYNC_DAPP_DATA: () => undefined,
      ...wallet.answers,
      ...login,
    },
    allowedOrigins,
  })
  state.follow(() => void notifyPage(site, state, login))
  site.ready({ version: VERSION, ...(vault.isLasting ? {} : { storage: 'blocked' }) })
  // The page has to receive that first, and pauses before its first call.
  setTimeout(() => void wallet.warmUp())
}

/** Source: docs/frame-protocol.md, section 1. */
const VERSION = '4'

/** Another tab logged in or out: the page gets the same message as after its own call. */
async function notifyPage(site: Site, state: LoginState, login: LoginAnswers): Promise<void> {
  if (!state.current()) return site.broadcast('IS_CONNECTED', { isConnected: false })
  const { signal } = new AbortController()
  site.broadcast('GET_USER', await login.GET_USER(undefined, { origin: location.origin, signal }))
}
