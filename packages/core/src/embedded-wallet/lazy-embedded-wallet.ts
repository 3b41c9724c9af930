import type { Actions } from '../actions.ts'
import type { FarBase } from '../compose/base.ts'
import { fetched, type Later } from '../compose/later.ts'
import type { StoredConnection } from '../connections/list-stored.ts'
import type { TakenUp } from '../connections/resume.ts'
import type { SharedWallet } from '../connections/sessions.ts'
import {
  LatchkeyError,
  type Namespace,
  type NetworkId,
  type PopUp,
  plainError,
  type Session,
  toLatchkeyError,
  type Undo,
} from '../contract/index.ts'
import { hasLogins } from '../options/has-logins.ts'
import type { SocialProvider } from '../options/options-state.ts'
import { AUTH_ID } from './constants.ts'
import type { AuthPart } from './embedded-wallet.ts'
import type { AuthOthers } from './others.ts'

/** Logins and the embedded wallet, as far as they are there before anybody needs them. */
export interface AuthWire extends SharedWallet {
  readonly actions: Actions['auth']
  /** Lets go of logins whose views are left. */
  follow(): Undo
  /** @returns undefined when the stored wallet is none of these. */
  resume(
    connection: StoredConnection,
    signal: AbortSignal,
  ): Promise<TakenUp | undefined> | undefined
  /** Whether who is logged in has an account on a chain family for the asking. */
  reaches(namespace: Namespace): boolean
  /** Takes whoever is logged in to a network of a chain family where they have no account yet. */
  reach(to: NetworkId, signal: AbortSignal): Promise<void>
  /** Follows another tab. */
  reread(session: Session, signal: AbortSignal): Promise<void>
  close(session: Session): Promise<void>
  stop(): void
}

/** Whether a session is one of the embedded wallet. */
export function isEmbedded({ walletId }: Pick<Session, 'walletId'>): boolean {
  return walletId === AUTH_ID
}

/** Size of the window of a social login, in CSS pixels. Source: facts, frame protocol, section 7. */
const WINDOW_SIZE = { width: 600, height: 800 } as const

/** Wires logins; all but what leads to them is loaded when it is first needed. */
export function wireAuth(base: FarBase, others: () => AuthOthers): AuthWire {
  const { auth } = base
  const slots = createSlot()
  let turn = 0
  const part = fetched<AuthPart>(
    async () => {
      // Without it nothing is said: nothing on the page offers a login.
      if (auth === undefined) throw new LatchkeyError('aborted', {})
      const own = turn
      const { createAuthPart } = await import('./embedded-wallet.ts').catch((cause: unknown) => {
        throw new LatchkeyError('http.network', {}, { cause })
      })
      // Nobody waits for what comes after the end.
      if (own !== turn) throw new LatchkeyError('aborted', {})
      return createAuthPart({ base, auth, slot: slots.wait, ...others() })
    },
    (thrown) => tellUnreached(base, thrown),
    { after: base.timers.after, isWanted: () => false },
  )
  // Where there is no way to log in, nothing is drawn that the frame could be in either.
  const isOurs = (walletId: string): boolean =>
    hasLogins(base.store.state.options) && walletId === AUTH_ID
  return {
    actions: createActions(base, part, {
      giveSlot: slots.give,
      back: () => others().modal.router.back(),
    }),
    follow: () => base.store.subscribe(() => part.part()?.heed()),
    resume({ walletId, namespace }, signal) {
      if (!isOurs(walletId)) return undefined
      return Promise.resolve(part.ask((it) => it.resume(namespace, signal)))
    },
    reaches(namespace) {
      const { auth } = base.store.state
      return auth?.user !== undefined && auth.namespaces.includes(namespace)
    },
    reach: async (to, signal) => part.ask((it) => it.reach(to, signal)),
    ended(session, by) {
      if (isEmbedded(session)) part.part()?.ended(by)
    },
    async reread({ namespace }, signal) {
      await part.part()?.reread(namespace, signal)
    },
    async close(session) {
      if (isEmbedded(session)) await part.part()?.signOut()
    },
    stop() {
      turn += 1
      part.part()?.stop()
    },
  }
}

/** A login whose part could not be fetched may be tried again. */
function tellUnreached({ ports, slices }: FarBase, thrown: unknown): void {
  const error = toLatchkeyError(thrown)
  if (error.code === 'aborted') return
  ports.logger.error('A login could not be had', error)
  slices.notices.fail(plainError(error))
}

function createActions(
  base: FarBase,
  part: Later<AuthPart>,
  { giveSlot, back }: { giveSlot(slot: HTMLElement): void; back(): void },
): Actions['auth'] {
  return {
    giveSlot,
    submitEmail: (email) => part.tell((it) => it.submitEmail(email)),
    resendEmail: () => part.tell((it) => it.resendEmail()),
    enterCode: (code) => part.tell((it) => it.enterCode(code)),
    changeEmail: (newEmail) => part.tell((it) => it.changeEmail(newEmail)),
    enterChangeCode: (code) => part.tell((it) => it.enterChangeCode(code)),
    openDashboard: () => part.tell((it) => it.openDashboard()),
    setAccountType: (type) => part.tell((it) => it.setAccountType(type)),
    beginSocial(provider) {
      if (base.auth === undefined) return
      showSocial(base, provider)
      // Only in this very task a browser opens it; whatever is needed besides comes meanwhile.
      const popUp = provider === 'farcaster' ? undefined : openWindow(base)
      const begun = part.ask((it) => it.beginSocial(provider, popUp))
      Promise.resolve(begun).catch((thrown: unknown) => {
        popUp?.close()
        tellUnreached(base, thrown)
        const { view } = base.looks.route()
        if (view === 'ConnectingSocial' || view === 'ConnectingFarcaster') back()
      })
    },
  }
}

function showSocial({ slices }: FarBase, provider: SocialProvider): void {
  slices.router.push(
    provider === 'farcaster'
      ? { view: 'ConnectingFarcaster', params: {} }
      : { view: 'ConnectingSocial', params: { provider } },
  )
}

function openWindow({ ports, secureSite }: FarBase): PopUp | undefined {
  const name = `latchkey-${ports.random.id()}`
  return ports.windows.popUp(`${secureSite}/loading`, { name, ...WINDOW_SIZE })
}

/** The place of the frame: whoever draws the modal gives it, whoever makes the frame waits for it. */
function createSlot() {
  let given: HTMLElement | undefined
  const waiting = new Set<(slot: HTMLElement) => void>()
  return {
    give(slot: HTMLElement): void {
      given = slot
      for (const tell of waiting) tell(slot)
      waiting.clear()
    },
    wait(signal: AbortSignal): Promise<HTMLElement> {
      if (given !== undefined) return Promise.resolve(given)
      return new Promise((resolve, reject) => {
        const giveUp = (): void => {
          waiting.delete(take)
          reject(new LatchkeyError('aborted', {}))
        }
        const take = (slot: HTMLElement): void => {
          signal.removeEventListener('abort', giveUp)
          resolve(slot)
        }
        waiting.add(take)
        signal.addEventListener('abort', giveUp, { once: true })
      })
    },
  }
}
