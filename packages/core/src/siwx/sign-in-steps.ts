import {
  type AccountId,
  addressOf,
  isLatchkeyError,
  LatchkeyError,
  namespaceOf,
  networkOf,
  rulesOf,
  type Siwx,
  type SiwxMessage,
  throwIfAborted,
  toLatchkeyError,
  untilAborted,
} from '../contract/index.ts'
import { rulesFrom } from '../store/adapters.ts'
import { activeSession } from '../store/selectors.ts'
import type { SignInMessage, SignInState } from '../store/state/sign-in.ts'
import { isEmbedded } from '../store/wallet-ids.ts'
import { isSmartAccount, type SignInDeps } from './dependencies.ts'
import { describeMessage } from './describe-message.ts'
import type { SignInEvent } from './sign-in.machine.ts'

/** Longest wait for the answer whether an account is signed in, in milliseconds. */
const CHECK_MS = 10_000

/** The steps of a sign-in that wait: for the website's server, or for the wallet. None of them rejects. */
export interface SignInSteps {
  /** Resolves with true if an account is signed in; rejects if it could not be checked. */
  isSignedIn(account: AccountId, signal: AbortSignal): Promise<boolean>
  check(account: AccountId, signal: AbortSignal): Promise<SignInEvent>
  prepare(account: AccountId, signal: AbortSignal): Promise<SignInEvent>
  /** Asks the wallet to sign the text of `shown`, and nothing else, unless the step was left by then. */
  sign(
    request: { readonly account: AccountId; readonly shown: SignInMessage },
    signal: AbortSignal,
  ): Promise<SignInEvent>
}

/** Creates the steps of one core. */
export function createSignInSteps(deps: SignInDeps, siwx: Siwx, signIn: SignInState): SignInSteps {
  /** The website's message behind the one that is shown. */
  let prepared: SiwxMessage | undefined

  /** "Could not check" is not "no". Source: docs/security.md, S20. */
  async function isSignedIn(account: AccountId, signal: AbortSignal): Promise<boolean> {
    let cancel = (): void => {}
    const limit = new Promise<never>((_, reject) => {
      cancel = deps.timers.after(CHECK_MS, () => reject(new LatchkeyError('http.timeout', {})))
    })
    try {
      const answer = siwx.getSessions(networkOf(account), addressOf(account))
      return (await Promise.race([untilAborted(answer, signal), limit])).length > 0
    } finally {
      cancel()
    }
  }

  return {
    isSignedIn,
    async check(account, signal) {
      signIn.isRequired = siwx.getRequired?.() ?? true
      try {
        return { type: (await isSignedIn(account, signal)) ? 'found' : 'missing' }
      } catch {
        deps.logger.warn('Whether the visitor is signed in could not be checked')
        return { type: 'unknown' }
      }
    },
    async prepare(account, signal) {
      try {
        const [chainId, accountAddress] = [networkOf(account), addressOf(account)]
        const created = await siwx.createMessage({ accountAddress, chainId })
        const { origin } = deps.readPage()
        const rules = rulesFrom(deps.adapters, deps.adapters.namespaces())
        const facts = { account, origin, nowMs: deps.clock.now(), rules }
        const message = describeMessage(created, facts)
        // A late one of a step that was left replaces none.
        if (!signal.aborted) prepared = created
        return { type: 'prepared', message }
      } catch (cause) {
        return { type: 'prepareFailed', error: new LatchkeyError('siwx.failed', {}, { cause }) }
      }
    },
    async sign({ account, shown }, signal) {
      const request = { account, shown, message: prepared }
      // Another tab may sign this account in before the lock is free.
      let result: SignInEvent = { type: 'found' }
      const work = async (): Promise<void> => {
        if (signal.aborted || (await isSignedIn(account, signal).catch(() => false))) return
        throwIfAborted(signal)
        await signNow({ ...deps, siwx }, request, signal)
        result = { type: 'signed' }
      }
      try {
        await untilAborted(deps.tabs.runExclusive(`sign-in/${account}`, work), signal)
        return result
      } catch (thrown) {
        return { type: 'signFailed', error: signFailure(toLatchkeyError(thrown), deps, account) }
      }
    },
  }
}

/** A wallet that signed declined nothing: what failed then is the website's. */
function signFailure(
  thrown: LatchkeyError,
  { state }: Pick<SignInDeps, 'state'>,
  account: AccountId,
): LatchkeyError {
  if (isSmartAccount(state, account)) {
    return new LatchkeyError('siwx.smart-account', {}, { cause: thrown })
  }
  if (isLatchkeyError(thrown, 'siwx.not-verified')) return thrown
  return new LatchkeyError('siwx.declined', {}, { cause: thrown })
}

interface Request {
  readonly account: AccountId
  readonly shown: SignInMessage
  readonly message: SiwxMessage | undefined
}

async function signNow(
  { state, adapters, transactions, siwx }: SignInDeps & { readonly siwx: Siwx },
  { account, shown: { text }, message }: Request,
  signal: AbortSignal,
): Promise<void> {
  const namespace = namespaceOf(account)
  const session = activeSession(state, namespace)
  const messages = adapters.get(namespace)?.messages
  if (session === undefined || messages === undefined || message === undefined) {
    throw new LatchkeyError('wallet.none', {})
  }
  // The embedded wallet shows the request in a view of its own; what follows is shown here.
  const method = rulesOf(namespace).requests?.sign ?? 'personal_sign'
  const approval = { method, afterApproval: { go: 'nowhere' } } as const
  const undo = isEmbedded(session) ? transactions.push(approval) : undefined
  try {
    const signature = await messages.sign({ sessionId: session.id, account, text }, signal)
    // A signature of a step that was left does not sign in.
    throwIfAborted(signal)
    // `toString` is no field of the message.
    const { toString: _, ...data } = message
    await siwx.addSession({ data, message: text, signature }).catch((cause) => {
      throw new LatchkeyError('siwx.not-verified', {}, { cause })
    })
  } finally {
    undo?.()
  }
}
