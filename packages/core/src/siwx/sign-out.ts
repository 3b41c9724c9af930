import {
  type AccountId,
  accountOn,
  addressOf,
  LatchkeyError,
  namespaceOf,
  networkOf,
  plainError,
  type Session,
  type Siwx,
} from '../contract/index.ts'
import { activeSessions } from '../store/selectors.ts'
import type { SignInState } from '../store/state/sign-in.ts'
import type { SignInDeps } from './dependencies.ts'

/** Ends sign-ins when accounts leave, and again where the website's server could not be reached. */
export interface SignOut {
  /** Ends the sign-ins of a session's accounts on all networks of the website. Never rejects. */
  ofSession(session: Pick<Session, 'accounts' | 'namespace'>): Promise<void>
  /** Ends the sign-in of the account or network before, where the website wants that. Never rejects. */
  after(before: Session, now: Session): Promise<void>
  /** Ends again what could not be ended. @throws LatchkeyError `siwx.sign-out-failed`. */
  retry(): Promise<void>
  /** Forgets the sign-ins that could not be ended, because an account is signed in again. */
  forget(): void
}

interface Deps extends Pick<SignInDeps, 'state' | 'logger' | 'notices'> {
  readonly siwx: Siwx
  readonly signIn: SignInState
  announce(): void
}

type End = () => Promise<void>

/** Creates it for one core. Writes `signOutError`, which says that a visitor may be signed in still. */
export function createSignOut({ state, siwx, signIn, logger, notices, announce }: Deps): SignOut {
  let unfinished: readonly End[] = []

  function forget(): void {
    unfinished = []
    signIn.signOutError = undefined
  }

  /** @throws LatchkeyError `siwx.sign-out-failed`. */
  async function endAll(ends: readonly End[]): Promise<void> {
    const results = await Promise.allSettled(ends.map((end) => end()))
    announce()
    const failed = results.flatMap((result, index) => {
      const end = ends[index]
      return result.status === 'rejected' && end ? [{ end, cause: result.reason }] : []
    })
    unfinished = failed.map(({ end }) => end)
    const [first] = failed
    if (first === undefined) return forget()
    const error = new LatchkeyError('siwx.sign-out-failed', {}, { cause: first.cause })
    signIn.signOutError = plainError(error)
    throw error
  }

  async function endOrShow(ends: readonly End[]): Promise<void> {
    try {
      await endAll([...unfinished, ...ends])
    } catch {
      logger.warn('The visitor could not be signed out of the server')
      const { code = 'siwx.sign-out-failed', message = '' } = signIn.signOutError ?? {}
      notices.show({ tone: 'error', code, message, action: 'signOut' })
    }
  }

  return {
    forget,
    async ofSession({ accounts, namespace }) {
      if (siwx.signOutOnDisconnect === false) return
      const networks = state.network.supported.filter(({ id }) => namespaceOf(id) === namespace)
      const ids = networks.flatMap(({ id }) =>
        accounts.map((each) => accountOn(id, addressOf(each))),
      )
      // Without a connection no account is signed in.
      const isLast = activeSessions(state).length === 0
      await endOrShow(isLast ? [() => siwx.setSessions([])] : ids.map(revoking(siwx)))
    },
    async after({ accounts: [old] }, { accounts: [current] }) {
      if (old === undefined || old === current) return
      const isSameAccount = current !== undefined && addressOf(current) === addressOf(old)
      const isDue = isSameAccount ? siwx.signOutOnNetworkChange : siwx.signOutOnAccountChange
      if (isDue === true) await endOrShow([revoking(siwx)(old)])
    },
    async retry() {
      if (unfinished.length > 0) await endAll(unfinished)
    },
  }
}

/** Makes what ends the sign-in of one account. */
function revoking(siwx: Siwx): (account: AccountId) => End {
  return (account) => () => siwx.revokeSession(networkOf(account), addressOf(account))
}
