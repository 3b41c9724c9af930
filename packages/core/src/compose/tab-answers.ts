import type { Namespace, Session } from '../contract/index.ts'
import { cardOf, type TakenUp, withChosen } from '../features/resume/resume-sessions.ts'
import { answerHint } from '../features/tabs/answer-hint.ts'
import type { AccountFlow } from './account-flow.ts'
import { type AuthWire, isEmbedded } from './auth/wire.ts'
import type { FarBase } from './base.ts'
import { resumeKept } from './kept.ts'
import { readNetwork } from './read-network.ts'

/** How this tab answers what others did. */
export interface TabAnswers {
  /** Another tab is being answered: there is nothing new to tell. */
  isEcho(): boolean
  /** Another tab said something. */
  hear(topic: string, signal: AbortSignal): void
}

interface Deps {
  readonly base: FarBase
  readonly account: AccountFlow
  readonly auth: Pick<AuthWire, 'reread'>
  /** Takes up what another tab connected. */
  resume(signal: AbortSignal): void
}

/** Reads storage and wallets again when another tab says so. Source: security rule S43. */
export function createTabAnswers({ base, account, auth, resume }: Deps): TabAnswers {
  let echoes = 0

  function echo(work: () => void): void {
    echoes += 1
    try {
      work()
    } finally {
      echoes -= 1
    }
  }

  async function reread(namespace: Namespace, signal: AbortSignal): Promise<void> {
    const open = base.looks.session(namespace)
    if (open === undefined) return
    try {
      if (isEmbedded(open)) return await auth.reread(open, signal)
      const now = await readAgain(base, open, signal)
      if (now === undefined) return
      echo(() =>
        now.session ? account.follower.renew(now.session) : account.end(namespace, 'tab'),
      )
      await resumeKept(base, namespace, (kept) => readKept(base, { namespace, kept, signal }))
    } catch {
      // A wallet that can't be asked just now tells by itself when something changes.
    }
  }

  /** Another tab ended this connection, or made another one of this namespace the active one. */
  function endOrExchange(namespace: Namespace): void {
    const wanted = storedWallet(namespace)
    const kept = base.slices.kept.list(namespace)
    const next = kept.find(({ session }) => session.walletId === wanted)
    if (next === undefined) account.end(namespace, 'tab')
    else account.exchange(next)
  }

  const storedWallet = (namespace: Namespace): string | undefined =>
    base.stored.list().find((each) => each.namespace === namespace)?.walletId

  return {
    isEcho: () => echoes > 0,
    hear: (topic, signal) =>
      answerHint(topic, {
        namespaces: () => base.adapters.map(({ namespace }) => namespace),
        session: base.looks.session,
        storedWallet,
        ended: (namespace) => echo(() => endOrExchange(namespace)),
        resume() {
          if (base.store.state.options.reconnects) resume(signal)
        },
        reread: (namespace) => void reread(namespace, signal),
        rereadNetwork: () => echo(() => readNetwork(base)),
        later: base.timers.after,
      }),
  }
}

/** @returns undefined when it is not the person's session any more. */
async function readAgain(
  { looks, stored }: FarBase,
  { id, namespace, walletId, networkId }: Session,
  signal: AbortSignal,
): Promise<{ readonly session: Session | undefined } | undefined> {
  const adapter = looks.adapter(namespace)
  const found = await adapter?.sessions.resume({ walletId, networkId }, signal)
  if (adapter === undefined || signal.aborted || looks.session(namespace)?.id !== id)
    return undefined
  return { session: found && withChosen(adapter, found, stored) }
}

interface KeptQuestion {
  readonly namespace: Namespace
  /** The wallet's id. */
  readonly kept: string
  readonly signal: AbortSignal
}

/** A wallet that another tab keeps connected, with its face. */
async function readKept(
  { looks }: FarBase,
  { namespace, kept: walletId, signal }: KeptQuestion,
): Promise<TakenUp | undefined> {
  const adapter = looks.adapter(namespace)
  const session = await adapter?.sessions.resume({ walletId }, signal)
  return session && { session, wallet: cardOf(adapter, { namespace, walletId }) }
}
