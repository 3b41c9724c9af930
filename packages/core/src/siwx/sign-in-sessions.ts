import {
  type AccountId,
  addressOf,
  LatchkeyError,
  networkOf,
  type Siwx,
  type SiwxSession,
} from '../contract/index.ts'
import type { Flow } from '../store/run-machine.ts'
import type { SignInState, SignInStep } from '../store/state/sign-in.ts'
import type { SignInEvent } from './sign-in.machine.ts'

/** The sign-ins of accounts, one by one. */
export interface SignInSessions {
  /** Rejects where it could not be checked. */
  list(account: AccountId): Promise<readonly SiwxSession[]>
  /**
   * Ends the sign-in of an account on its network. Where the website requires one, the active account is
   * asked for a new one.
   *
   * @throws LatchkeyError `siwx.failed` where the account is signed in all the same.
   */
  end(account: AccountId): Promise<void>
}

interface Deps {
  readonly siwx: Siwx
  readonly signIn: SignInState
  readonly flow: Flow<SignInStep, SignInEvent>
  /** Lets other tabs know. */
  announce(): void
}

/** Creates the sign-ins of one core. */
export function createSignInSessions({ siwx, signIn, flow, announce }: Deps): SignInSessions {
  const list: SignInSessions['list'] = (account) =>
    siwx.getSessions(networkOf(account), addressOf(account))

  return {
    list,
    async end(account) {
      await siwx.revokeSession(networkOf(account), addressOf(account))
      const left = await list(account)
      if (left.length > 0) throw new LatchkeyError('siwx.failed', {})
      announce()
      const { current } = signIn
      if (current.step !== 'done' || current.account !== account) return
      flow.send({ type: signIn.isRequired ? 'requested' : 'signedOut' })
    },
  }
}
