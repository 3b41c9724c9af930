import {
  type AccountId,
  LatchkeyError,
  lazy,
  type NetworkId,
  namespaceOf,
  networkOf,
  type SignedIn,
  type SignInOnOpen,
  type SignInQuestion,
  type SiweConfig,
  type Siwx,
  type Undo,
} from '../contract/index.ts'
import { readAfterHint } from '../platform/read-after-hint.ts'
import type { EventOf } from '../store/domain-event.ts'
import { activeAccount, findNetwork } from '../store/selectors.ts'
import type { SignInState } from '../store/sign-in-state.ts'
import type { SignInDeps } from './dependencies.ts'
import type { SignIn } from './sign-in.ts'
import type { SignInSessions } from './sign-in-sessions.ts'

/** The topic that lets other tabs check again. */
const HINT = 'sign-in'

/** Actions of views and websites on sign-ins. All reject with `siwx.not-enabled` without option `siwx`. */
export interface SignInActions {
  /** Asks the wallet to sign the message that is shown; nothing happens while none is. */
  sign(): void
  /** Leaves the sign-in: disconnects where it is required, closes otherwise. */
  cancel(): void
  /**
   * Checks again whether the active account is signed in, and asks the visitor to sign unless it is: for
   * example after they declined, or once the website's server has ended the session.
   */
  request(): Promise<void>
  /**
   * Ends the sign-in of the active account, and again those that a disconnect could not end because the
   * server did not answer.
   *
   * @throws LatchkeyError `siwx.sign-out-failed`: the visitor may be signed in still.
   */
  signOut(): Promise<void>
}

/** Signing in, before its code is loaded: that is when an account is connected. */
export interface LazySignIn {
  readonly actions: SignInActions
  /**
   * Signs the active account in, unless it is.
   *
   * @returns undefined where there is nothing to wait for; otherwise a promise that resolves once it is
   * known whether the view is shown.
   */
  check(): Promise<void> | undefined
  /** Connecting and signing in by one request to a wallet; without option `siwx` nothing is asked. */
  readonly oneClick: {
    /** @returns undefined where there is nothing to wait for. */
    question(networkIds: readonly NetworkId[]): Promise<SignInQuestion | undefined> | undefined
    /** For a wallet of this browser. */
    onOpen(networkId: NetworkId): SignInOnOpen | undefined
    add(signed: readonly SignedIn[]): Promise<void>
  }
  /** The sign-ins of accounts; undefined without option `siwx`. */
  sessions(): Promise<SignInSessions | undefined>
  /** The modal was closed: a sign-in that is not required is left by that. */
  closed(): void
  /** The wallet of a visitor who did not sign in is disconnected. */
  declined(event: EventOf<'signInDeclined'>): void
  /** A connection ended. */
  forget(event: EventOf<'connectionRemoved'>): void
  /** The account or the network of a session changed. */
  changed(event: EventOf<'sessionChanged'>): void
  follow(): Undo
  stop(): void
}

interface Deps extends SignInDeps {
  readonly siwx: Siwx | undefined
  readonly siweConfig: SiweConfig | undefined
}

/** Creates signing in for one core. */
export function createLazySignIn(deps: Deps): LazySignIn {
  const { state, tabs, siweConfig } = deps
  const siwe = siweConfig?.options?.enabled === false ? undefined : siweConfig
  const isEnabled = state.signIn !== undefined
  const signIn = lazy(() => loadSignIn(deps, siwe))

  const accountToSignIn = () => accountOf(state, { isOlderForm: siwe !== undefined })

  function check(): Promise<void> | undefined {
    const account = accountToSignIn()
    if (!isEnabled || (account === undefined && signIn.current() === undefined)) return undefined
    return signIn.load().then(
      // Another account may be the active one by now.
      (loaded) => loaded.accountChanged(accountToSignIn()),
      (thrown: unknown) => deps.logger.error('Signing in is not possible', thrown),
    )
  }

  function use(run: (loaded: SignIn) => unknown): void {
    const loaded = signIn.current()
    if (loaded !== undefined) run(loaded)
    // If the code can't be loaded the visitor can't sign in: a website that requires it notices.
    else if (isEnabled) signIn.load().then(run, () => {})
  }

  function enabled(): SignIn | undefined {
    if (!isEnabled) throw new LatchkeyError('siwx.not-enabled', {})
    return signIn.current()
  }

  return {
    actions: {
      sign: () => enabled()?.sign(),
      cancel: () => enabled()?.cancel(),
      async request() {
        enabled()?.request()
        await check()
      },
      async signOut() {
        enabled()
        await endActive(await signIn.load(), state.signIn)
      },
    },
    check,
    oneClick: isEnabled ? loadedOneClick(signIn.load) : NO_ONE_CLICK,
    sessions: async () => (isEnabled ? (await signIn.load()).sessions : undefined),
    closed: () => signIn.current()?.closed(),
    declined: (event) => signIn.current()?.declined(event),
    forget({ session, by }) {
      if (by === 'visitor') use((loaded) => loaded.signOut.ofSession(session))
    },
    changed({ session, before }) {
      use((loaded) => loaded.signOut.after(before, session))
    },
    follow: () =>
      tabs.listen((topic) => {
        if (topic === HINT) readAfterHint(deps.timers, () => signIn.current()?.recheck())
      }),
    stop: () => signIn.current()?.stop(),
  }
}

/** Ends what could not be ended before, and the sign-in of the active account. */
async function endActive({ signOut, sessions }: SignIn, signIn?: SignInState): Promise<void> {
  await signOut.retry()
  if (signIn?.current.step !== 'done') return
  await sessions.end(signIn.current.account).catch((cause: unknown) => {
    throw new LatchkeyError('siwx.sign-out-failed', {}, { cause })
  })
}

const NO_ONE_CLICK: LazySignIn['oneClick'] = {
  question: () => undefined,
  onOpen: () => undefined,
  add: () => Promise.resolve(),
}

function loadedOneClick(load: () => Promise<SignIn>): LazySignIn['oneClick'] {
  return {
    question: async (networkIds) => (await load()).oneClick.question(networkIds),
    onOpen: (networkId) => ({
      question: async () => (await load()).oneClick.questionOn(networkId),
      signed: async (signed) => (await load()).oneClick.add([signed]),
    }),
    add: async (signed) => (await load()).oneClick.add(signed),
  }
}

/** The active account, if its network is one of the website's: nothing is asked on others. */
function accountOf(
  state: SignInDeps['state'],
  { isOlderForm }: { readonly isOlderForm: boolean },
): AccountId | undefined {
  const account = activeAccount(state)
  if (account === undefined || findNetwork(state, networkOf(account)) === undefined) return
  // The older form signs in on EVM networks alone.
  return isOlderForm && namespaceOf(account) !== 'eip155' ? undefined : account
}

async function loadSignIn(deps: Deps, siwe: SiweConfig | undefined): Promise<SignIn> {
  const { state, tabs } = deps
  const siwx = deps.siwx ?? (siwe && (await import('./siwe-config.ts')).siwxOfSiwe(siwe))
  if (siwx === undefined || state.signIn === undefined) {
    throw new LatchkeyError('siwx.not-enabled', {})
  }
  const [{ createSignIn }, { createSiwxHost }] = await Promise.all([
    import('./sign-in.ts'),
    import('./siwx-host.ts'),
  ])
  siwx.attach?.(createSiwxHost(deps))
  return createSignIn({ ...deps, siwx, signIn: state.signIn, announce: () => tabs.post(HINT) })
}
