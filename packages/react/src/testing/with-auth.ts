import type { AuthState, Core, Snapshot } from '@latchkey/core'
import { addressOf } from '@latchkey/core/contract'
import { anAuthState } from '@latchkey/core/testing'
import { ADDRESS } from './a-snapshot.ts'

/** A core with logins whose state the test sets. */
export interface AuthCore {
  readonly core: Core
  /** Calls of login actions, as `submitEmail mira@salt.example`. */
  readonly asked: string[]
  /** How often the field for the e-mail address was focused, also by the modal as it opens. */
  selections(): number
  /** How often a login was prepared. */
  preparations(): number
  /** The frame's slot, once the modal has provided it. */
  slot(): HTMLElement | undefined
  /** Changes the state of logins. */
  set(changes: Partial<AuthState>): void
}

/** The state before a login. */
export const NO_LOGIN: AuthState = anAuthState()

/** The user who is logged in, in these tests. */
export const MIRA: NonNullable<AuthState['user']> = {
  email: 'mira.lindqvist@saltmarket.example',
  by: 'email',
  holdings: {
    eip155: {
      accounts: [
        { type: 'smartAccount', address: ADDRESS },
        { type: 'eoa', address: '0xB17e24000000000000000000000000000000De91' },
      ],
      accountType: 'smartAccount',
    },
  },
}

/** Adds logins to a core; their calls are recorded and change nothing. */
export function withAuth(inner: Core, start: Partial<AuthState> = {}): AuthCore {
  let auth: AuthState = { ...NO_LOGIN, ...start }
  let given: HTMLElement | undefined
  const asked: string[] = []
  let selections = 0
  let preparations = 0
  const listeners = new Set<() => void>()
  let last: { readonly of: Snapshot; readonly auth: AuthState; readonly made: Snapshot } | undefined

  function snapshot(): Snapshot {
    const of = inner.snapshot()
    if (last?.of === of && last.auth === auth) return last.made
    const options =
      last?.of.options === of.options ? last.made.options : { ...of.options, hasAuth: true }
    const made: Snapshot = { ...of, options, auth, accounts: withUser(of, auth) }
    last = { of, auth, made }
    return made
  }
  const recorded =
    (name: string) =>
    async (value: string): Promise<void> => {
      asked.push([name, value].join(' ').trim())
    }
  const core: Core = {
    ...inner,
    snapshot,
    subscribe(listener) {
      listeners.add(listener)
      const undo = inner.subscribe(listener)
      return () => {
        listeners.delete(listener)
        undo()
      }
    },
    actions: {
      ...inner.actions,
      auth: {
        selectEmail() {
          selections += 1
        },
        prepare() {
          preparations += 1
        },
        submitEmail: recorded('submitEmail'),
        resendEmail: async () => void asked.push('resendEmail'),
        enterCode: recorded('enterCode'),
        changeEmail: recorded('changeEmail'),
        enterChangeCode: recorded('enterChangeCode'),
        beginSocial: recorded('beginSocial'),
        setAccountType: recorded('setAccountType'),
        cancel: () => void asked.push('cancel'),
        openDashboard: async () => void asked.push('openDashboard'),
        setFrameSlot(slot) {
          given = slot
        },
      },
    },
  }
  return {
    core,
    asked,
    selections: () => selections,
    preparations: () => preparations,
    slot: () => given,
    set(changes) {
      auth = { ...auth, ...changes }
      for (const listener of listeners) listener()
    },
  }
}

/** The accounts, where the active one is the user's with the wallet that a login attaches. */
function withUser({ accounts, network }: Snapshot, { user }: AuthState): Snapshot['accounts'] {
  const namespace = network.activeNamespace
  const account = accounts[namespace]
  const holding = user?.holdings[namespace]
  if (account?.status !== 'connected' || user === undefined || holding === undefined)
    return accounts
  const address = addressOf(account.session.accounts[0] ?? `${namespace}::`)
  if (!holding.accounts.some((each) => each.address === address)) return accounts
  const embedded = {
    user: { email: user.email, username: user.userName, address, accounts: holding.accounts },
    authProvider: user.by,
    accountType: holding.accountType,
    isSmartAccountDeployed: true,
  }
  return { ...accounts, [namespace]: { ...account, wallet: { ...account.wallet, embedded } } }
}
