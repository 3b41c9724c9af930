import type { FarBase } from '../compose/base.ts'
import { isPaired, type PairingWire } from '../compose/pairing/wire.ts'
import type { Namespace, Session } from '../contract/index.ts'
import { readNetwork } from '../networks/read-network.ts'
import { isEmbedded } from '../wallets/embedded-wallet-id.ts'
import { answerHint } from './answer-hint.ts'
import type { Resumer } from './resume.ts'
import { resumeKept } from './resume-inactive.ts'
import type { AccountFlow } from './sessions.ts'
import { withChosen } from './with-chosen.ts'

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
  /** The embedded wallet. */
  readonly auth: { reread(session: Session, signal: AbortSignal): Promise<void> }
  readonly pairing: Pick<PairingWire, 'reread'>
  readonly read: Resumer['read']
  /** Takes up what another tab connected. */
  resume(signal: AbortSignal): void
}

/** Reads storage and wallets again when another tab says so. Source: security rule S43. */
export function createTabAnswers(deps: Deps): TabAnswers {
  const { base, account, auth, pairing, resume, read } = deps
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
    echo(pairing.reread)
    const open = base.looks.session(namespace)
    if (open === undefined) return
    try {
      if (isEmbedded(open)) await auth.reread(open, signal)
      else if (!isPaired(open)) echo(await rereadOwn(deps, open, signal))
    } catch {
      // A wallet that can't be asked just now tells by itself when something changes.
    }
    await resumeKept(deps, namespace, (walletId) => read({ namespace, walletId }, signal))
  }

  /** Another tab ended this connection, or made another one of this namespace the active one. */
  function endOrExchange(namespace: Namespace): void {
    const wanted = storedWallet(namespace)
    const kept = base.slices.kept.list(namespace)
    const next = kept.find(({ session }) => session.walletId === wanted)
    const open = base.looks.session(namespace)
    if (next !== undefined) account.exchange(next, base.stored.listKept(namespace).chosen)
    else if (open !== undefined) account.end(open, 'tab')
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

/** @returns What follows from what the wallet of this browser shares now. */
async function rereadOwn(
  { base: { looks, stored }, account }: Deps,
  open: Session,
  signal: AbortSignal,
): Promise<() => void> {
  const { id, namespace, walletId, networkId } = open
  const adapter = looks.adapter(namespace)
  const found = await adapter?.sessions.resume({ walletId, networkId }, signal)
  const isSame = !signal.aborted && looks.session(namespace)?.id === id
  if (adapter === undefined || !isSame) return () => {}
  if (found === undefined) return () => account.end(open, 'tab')
  return () => account.follower.renew(withChosen(adapter, found, stored))
}
