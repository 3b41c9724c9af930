import type { Namespace } from '../contract/index.ts'
import { answerHint } from '../features/tabs/answer-hint.ts'
import type { AccountFlow } from './account-flow.ts'
import { type AuthWire, isEmbedded } from './auth/wire.ts'
import type { FarBase } from './base.ts'
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
    work()
    echoes -= 1
  }

  async function reread(namespace: Namespace, signal: AbortSignal): Promise<void> {
    const open = base.looks.session(namespace)
    const adapter = base.looks.adapter(namespace)
    if (open === undefined || adapter === undefined) return
    const { walletId, networkId } = open
    try {
      if (isEmbedded(open)) return await auth.reread(open, signal)
      const session = await adapter.sessions.resume({ walletId, networkId }, signal)
      if (signal.aborted || base.looks.session(namespace)?.id !== open.id) return
      echo(() => (session ? account.follower.adopt(session) : account.end(namespace, 'tab')))
    } catch {
      // A wallet that can't be asked just now tells by itself when something changes.
    }
  }

  return {
    isEcho: () => echoes > 0,
    hear: (topic, signal) =>
      answerHint(topic, {
        namespaces: () => base.adapters.map(({ namespace }) => namespace),
        session: base.looks.session,
        storedWallet: (namespace) =>
          base.stored.list().find((each) => each.namespace === namespace)?.walletId,
        ended: (namespace) => echo(() => account.end(namespace, 'tab')),
        resume() {
          if (base.store.state.options.reconnects) resume(signal)
        },
        reread: (namespace) => void reread(namespace, signal),
        rereadNetwork: () => echo(() => readNetwork(base)),
        later: base.timers.after,
      }),
  }
}
