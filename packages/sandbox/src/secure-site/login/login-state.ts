import { SiteError } from '@latchkey/frame/site'
import type { Login, LoginUser, Vault } from '../storage/vault.ts'
import { readLogin } from './read-login.ts'
import type { SiteApi } from './site-api.ts'

/** The message to frames of other tabs: that something changed, never what. */
export interface Tabs {
  tell(): void
  hear(listen: () => void): void
}

/** The logged-in user of this frame. */
export interface LoginState {
  current(): Login | undefined
  /** @throws SiteError when no user is logged in. */
  need(): Login
  /** Takes a login over that the server has answered with. */
  begin(answer: unknown): Promise<Login>
  update(user: LoginUser): Promise<void>
  end(): Promise<void>
  device(): Promise<string>
  /** Whether the login outlives the page. */
  isLasting(): boolean
  /** Moves everything to storage that lasts. */
  moveTo(vault: Vault): Promise<void>
  /** Calls when another tab has logged in or out. */
  follow(changed: () => void): void
}

interface Deps {
  readonly vault: Vault
  readonly api: SiteApi
  readonly tabs: Tabs
}

/** Reads what the vault holds, and keeps it up to date. */
export async function createLoginState({ vault: first, api, tabs }: Deps): Promise<LoginState> {
  let vault = first
  let login = await vault.read()

  async function keep(next: Login | undefined): Promise<void> {
    login = next
    await (next ? vault.write(next) : vault.clear())
    tabs.tell()
  }

  return {
    current: () => login,
    need() {
      if (login) return login
      throw new SiteError('Nobody is logged in')
    },
    async begin(answer) {
      const next = await readLogin(api, answer)
      await keep(next)
      return next
    },
    async update(user) {
      if (login) await keep({ ...login, user })
    },
    end: () => keep(undefined),
    device: () => vault.device(),
    isLasting: () => vault.isLasting,
    async moveTo(next) {
      const device = await vault.device()
      vault = next
      if (!login) return
      await vault.rename(device)
      await keep(login)
    },
    follow(changed) {
      tabs.hear(() => {
        void vault.read().then((read) => {
          if (isSame(read, login)) return
          login = read
          changed()
        })
      })
    },
  }
}

function isSame(one: Login | undefined, other: Login | undefined): boolean {
  return one?.token === other?.token && one?.user.email === other?.user.email
}
