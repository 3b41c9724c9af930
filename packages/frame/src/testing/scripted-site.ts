import type { AuthUser } from '@latchkey/core/contract'
import { anAuthUser, type FixtureSite } from '@latchkey/core/testing'
import { eventMessage, isSafeMethod, type ReplyOf, replyMessage } from '../protocol/index.ts'
import { answerCalls } from '../site/answer-calls.ts'
import type { Answers } from '../site/answers.ts'
import { SiteError } from '../site/answers.ts'
import { FRAME_ORIGIN, type MemoryChannel } from './memory-channel.ts'

/** A secure site without keys, which a test plays. */
export interface ScriptedSite extends FixtureSite {
  /** Lets the page in a frame be loaded. */
  begin(line: MemoryChannel): void
}

type Gate = { readonly open: () => void; readonly shut: (error: Error) => void }

/** Creates the site of the conformance suite. */
export function createScriptedSite(): ScriptedSite {
  let user: AuthUser = anAuthUser()
  let isLoggedIn = false
  let newEmail = ''
  let isSilent = false
  let isRequested = false
  let line: MemoryChannel | undefined
  const silent: Gate[] = []
  const elsewhere: Gate[] = []
  const approvals: Gate[] = []

  const behind = (gates: Gate[]): Promise<void> =>
    new Promise((open, shut) => gates.push({ open, shut }))

  function userReply(): ReplyOf<'GET_USER'> {
    const { address, email, accounts, accountType, isDeployed } = user
    return {
      address,
      email,
      chainId: Number(user.networkId.replace('eip155:', '')),
      accounts: accounts.map((one) => ({ ...one })),
      ...(accountType && { preferredAccountType: accountType }),
      ...(isDeployed !== undefined && { smartAccountDeployed: isDeployed }),
    }
  }

  function take(otp: string): undefined {
    if (otp !== '424242') throw new SiteError('Invalid code')
  }

  function logIn(): undefined {
    isLoggedIn = true
  }

  const answers: Record<string, (request: never) => unknown> = {
    CONNECT_EMAIL({ email }: { email: string }) {
      user = { ...user, email }
      return { action: 'VERIFY_OTP' }
    },
    CONNECT_DEVICE: () => behind(elsewhere),
    CONNECT_OTP: ({ otp }: { otp: string }) => take(otp) ?? logIn(),
    GET_SOCIAL_REDIRECT_URI: ({ provider }: { provider: string }) => ({
      uri: `${FRAME_ORIGIN}/social/${provider}`,
    }),
    CONNECT_SOCIAL: () => logIn() ?? { ...userReply(), userName: 'ann' },
    GET_FARCASTER_URI: () => ({ url: `${FRAME_ORIGIN}/farcaster/1` }),
    CONNECT_FARCASTER: () => behind(elsewhere).then(() => logIn() ?? { userName: 'ann' }),
    GET_USER() {
      if (!isLoggedIn) throw new SiteError('Not logged in')
      return userReply()
    },
    IS_CONNECTED: () => ({ isConnected: isLoggedIn }),
    SIGN_OUT() {
      isLoggedIn = false
    },
    UPDATE_EMAIL({ email }: { email: string }) {
      newEmail = email
      return { action: 'VERIFY_PRIMARY_OTP' }
    },
    UPDATE_EMAIL_PRIMARY_OTP: ({ otp }: { otp: string }) => take(otp),
    UPDATE_EMAIL_SECONDARY_OTP: ({ otp }: { otp: string }) => take(otp) ?? { newEmail },
    SWITCH_NETWORK: ({ chainId }: { chainId: number }) => {
      user = { ...user, networkId: `eip155:${chainId}` }
      return { chainId }
    },
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [1] }),
    SET_PREFERRED_ACCOUNT: ({ type }: { type: 'eoa' | 'smartAccount' }) => ({
      type,
      address: user.accounts.find((one) => one.type === type)?.address ?? '',
    }),
    SYNC_THEME: () => undefined,
    SYNC_DAPP_DATA: () => undefined,
    RELOAD: () => undefined,
    RPC_REQUEST: async ({ method }: { method: string }) => {
      if (!isSafeMethod(method)) await behind(approvals)
      return method === 'eth_call' ? '0x2a' : null
    },
  }

  /** If the site is silent, no call is answered. */
  const patient = new Proxy(answers, {
    get: (target, name: string) => async (request: never) => {
      isRequested = true
      if (isSilent) await behind(silent)
      const answer = target[name]
      if (answer === undefined) throw new Error(`${name} was not expected`)
      return answer(request)
    },
    // Its keys are the names of the calls.
  }) as unknown as Answers

  return {
    user,
    code: '424242',
    get hasRequests() {
      return isRequested
    },
    begin(made) {
      line = made
      answerCalls({ channel: made.frame, answers: patient })
      made.frame.post(eventMessage('READY', { version: '4' }))
    },
    behave(mood) {
      isSilent = mood === 'silent'
    },
    answerLate() {
      for (const { open } of silent.splice(0)) open()
    },
    confirmElsewhere: () => elsewhere.shift()?.open(),
    approve: () => approvals.shift()?.open(),
    decline: () => approvals.shift()?.shut(new SiteError('Request declined', { code: 4001 })),
    logOutElsewhere() {
      isLoggedIn = false
      const broadcast = replyMessage({ name: 'IS_CONNECTED' }, 'success', { isConnected: false })
      line?.frame.post(broadcast)
    },
  }
}
