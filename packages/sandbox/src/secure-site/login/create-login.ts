import type { Answers } from '@latchkey/frame/site'
import type { LoginDeps } from './deps.ts'
import { emailAnswers } from './email-answers.ts'
import { emailChangeAnswers } from './email-change-answers.ts'
import { farcasterAnswers } from './farcaster-answers.ts'
import type { LoginState } from './login-state.ts'
import { socialAnswers } from './social-answers.ts'

/** The calls that a login answers. */
export type LoginAnswers = Pick<
  Answers,
  | 'CONNECT_EMAIL'
  | 'CONNECT_DEVICE'
  | 'CONNECT_OTP'
  | 'GET_SOCIAL_REDIRECT_URI'
  | 'CONNECT_SOCIAL'
  | 'GET_FARCASTER_URI'
  | 'CONNECT_FARCASTER'
  | 'GET_USER'
  | 'IS_CONNECTED'
  | 'SIGN_OUT'
  | 'UPDATE_EMAIL'
  | 'UPDATE_EMAIL_PRIMARY_OTP'
  | 'UPDATE_EMAIL_SECONDARY_OTP'
  | 'RELOAD'
>

/** Answers every call about the logged-in user. */
export function createLogin(given: Omit<LoginDeps, 'isAlive'>): LoginAnswers {
  const { api, wallet } = given
  const state: LoginState = {
    ...given.state,
    begin(answer) {
      // No data of the user before stays.
      wallet.forget()
      return given.state.begin(answer)
    },
  }
  const deps: LoginDeps = { ...given, state, isAlive }
  const { forget: forgetEmail, ...email } = emailAnswers(deps)
  const { forget: forgetFarcaster, ...farcaster } = farcasterAnswers(deps)

  async function isAlive(): Promise<boolean> {
    const login = state.current()
    if (!login) return false
    // A server that is away has not ended anything.
    const answer = await api.ask('session', { token: login.token }).catch(() => undefined)
    if (answer?.kind !== 'refused' || answer.status !== UNKNOWN) return true
    await forgetLogin()
    return false
  }

  async function forgetLogin(): Promise<void> {
    wallet.forget()
    await state.end()
  }

  return {
    ...email,
    ...socialAnswers(deps),
    ...farcaster,
    ...emailChangeAnswers(deps),
    async GET_USER(wish) {
      const { email: address } = state.need().user
      return { email: address, ...(await wallet.user(wish)) }
    },
    async IS_CONNECTED() {
      return { isConnected: await isAlive() }
    },
    async SIGN_OUT() {
      const login = state.current()
      await forgetLogin()
      // A logout is final, even if the server can't be reached.
      if (login) await api.ask('sign-out', { token: login.token }).catch(() => undefined)
    },
    RELOAD() {
      // The login that was begun is forgotten. The page stays: a login in memory would be lost.
      forgetEmail()
      forgetFarcaster()
    },
  }
}

/** The server does not know the login. */
const UNKNOWN = 401
