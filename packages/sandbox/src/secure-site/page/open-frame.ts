import { type Answers, createSite, type Site } from '@latchkey/frame/site'
import type { Approvals } from '../approval/approval-request.ts'
import { createLogin, type LoginAnswers } from '../login/create-login.ts'
import { createLoginState, type LoginState } from '../login/login-state.ts'
import { createProofs } from '../login/proofs.ts'
import { createSiteApi } from '../login/site-api.ts'
import { createTabs } from '../login/tabs.ts'
import { openVault } from '../storage/open-vault.ts'
import { createWallet } from '../wallet/index.ts'
import { readSettings } from './frame-settings.ts'

/** Starts the frame: reads what it keeps, and begins to answer the page that embeds it. */
export async function openFrame(): Promise<void> {
  const { allowedOrigins, chains } = readSettings(document.documentElement)
  const api = createSiteApi((path, init) => fetch(path, init))
  const vault = await openVault(document)
  const state = await createLoginState({ vault, api, tabs: createTabs() })
  const wallet = createWallet({
    keys: async () => ({ seed: state.need().seed }),
    chains: { url: (id) => chains[id] },
    approvals: NOBODY_APPROVES,
  })
  const proofs = createProofs(() => sessionStorage)
  const login = createLogin({ state, api, wallet, proofs, url: location.origin })
  const site = createSite({
    answers: { ...WITHOUT_SCREEN, ...wallet.answers, ...login },
    allowedOrigins,
  })
  state.follow(() => void tellChange(site, state, login))
  site.ready({ version: VERSION, ...(vault.isLasting ? {} : { storage: 'blocked' }) })
}

/** Source: facts, frame protocol, section 1. */
const VERSION = '4'

/** Without a screen to approve on nothing is ever approved. */
const NOBODY_APPROVES: Approvals = { ask: async () => false }

/** What a screen would be told of the page. */
const WITHOUT_SCREEN: Pick<Answers, 'SYNC_THEME' | 'SYNC_DAPP_DATA'> = {
  SYNC_THEME: () => undefined,
  SYNC_DAPP_DATA: () => undefined,
}

/** Another tab logged in or out: the page hears of it as if it had asked. */
async function tellChange(site: Site, state: LoginState, login: LoginAnswers): Promise<void> {
  if (!state.current()) return site.tell('IS_CONNECTED', { isConnected: false })
  const { signal } = new AbortController()
  site.tell('GET_USER', await login.GET_USER(undefined, { origin: location.origin, signal }))
}
