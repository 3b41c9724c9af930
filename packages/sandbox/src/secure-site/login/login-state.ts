import { SiteError } from '@latchkey/frame/site'
import type { Login, LoginUser, Vault } from '../storage/vault.ts'
import { readLogin } from './read-login.ts'
import type { SiteApi } from './site-api.ts'

/** The channel to frames in other tabs: says that something changed, never what. */
export interface Tabs {
  notify(): void
  onChange(listen: () => void): void
}

/** The logged-in user of this frame. */
export interface LoginState {
  current(): Login | undefined
  /** @throws SiteError when no user is logged in. */
  need(): Login
  /** Stores the login from an answer of the server. */
  begin(answer: unknown): Promise<Login>
  update(user: LoginUser): Promise<void>
  end(): Promise<void>
  device(): Promise<string>
  /** Returns true if the login outlives the page. */
  isLasting(): boolean
  /** Moves everything to storage that lasts. */
  moveTo(vault: Vault): Promise<void>
  /** Calls `changed` when another tab has logged in or out. */
  follow(changed: () => void): void
}

interface Deps {
  readonly vault: Vault
  readonly api: SiteApi
  readonly tabs: Tabs
}

/** Reads the login from the vault, and writes each change to it. */
export async function createLoginState({ vault: first, api, tabs }: Deps): Promise<LoginState> {
  let vault = first
  let login = await vault.read()

  async function store(next: Login | undefined): Promise<void> {
    login = next
    await (next ? vault.write(next) : vault.clear())
    tabs.notify()
  }

  return {
    current: () => login,
    need() {
      if (login) return login
      throw new SiteError('Nobody is logged in')
    },
    async begin(answer) {
      const next = await readLogin(api, answer)
      await store(next)
      return next
    },
    async update(user) {
      if (login) await store({ ...login, user })
    },
    end: () => store(undefined),
    device: () => vault.device(),
    isLasting: () => vault.isLasting,
    async moveTo(next) {
      const device = await vault.device()
      vault = next
      if (!login) return
      await vault.rename(device)
      await store(login)
    },
    follow(changed) {
      tabs.onChange(() => {
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
