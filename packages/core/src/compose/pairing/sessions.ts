import {
  type AccountId,
  adapterError,
  type Namespace,
  type PairedSession,
  type RelayChange,
  type Session,
} from '../../contract/index.ts'
import {
  createPairingMemory,
  type DeepLink,
  type PairedFace,
  type PairingMemory,
  type StoredPairing,
} from '../../features/pairing/stored-pairing.ts'
import type { TakenUp } from '../../features/resume/resume-sessions.ts'
import type { AccountFlow, SharedEnds } from '../account-flow.ts'
import type { FarBase } from '../base.ts'
import { createRelayEars, type RelayEars } from './changes.ts'
import { createHolding, type Holding } from './holding.ts'
import type { RelayLine } from './relay-line.ts'

/** How a wallet was reached, and what opens it again. */
export interface Reached {
  readonly face: PairedFace
  readonly method: 'mobile' | 'qrcode'
  /** undefined: in another way than by a link on a phone. */
  readonly link: DeepLink | undefined
  readonly isBasic: boolean
}

/** The wallet-connect sessions of one core: one may serve several namespaces. */
export interface PairedSessions extends Omit<SharedEnds, 'owns'> {
  /**
   * Makes the adapters ready that the session needs.
   *
   * @returns The account to show.
   * @throws LatchkeyError `wallet.no-accounts` when nothing here can use it.
   */
  ready(paired: PairedSession): Promise<AccountId>
  /** Makes it the person's account on every namespace it serves, and tells of it. */
  adopt(paired: PairedSession, reached: Reached): void
  /** Ends a session that nobody wants. */
  drop(paired: PairedSession): void
  /** Takes a stored session up. @returns undefined when there is none any more. */
  resume(namespace: Namespace, signal: AbortSignal): Promise<TakenUp | undefined>
  heard(change: RelayChange): void
  /** Whether it is the person's session on any namespace. */
  isOpen(topic: string): boolean
  /** The visitor leaves it: the wallet is told once, whatever namespaces it served. */
  close(session: Session): Promise<void>
}

interface Deps {
  readonly base: FarBase
  readonly account: AccountFlow
  readonly line: RelayLine
}

interface Parts extends Deps {
  readonly memory: PairingMemory
  readonly holding: Holding
  readonly ears: RelayEars
}

/** Makes the sessions of one core. */
export function createPairedSessions(deps: Deps): PairedSessions {
  const { base, line } = deps
  const memory = createPairingMemory(base.ports.storage, base.key('wallet_connect'))
  const holding = createHolding(base, line)
  const ears = createRelayEars({ ...deps, memory, holding })
  const parts: Parts = { ...deps, memory, holding, ears }
  return {
    ...createEnds(parts),
    ready: (paired) => ready(parts, paired),
    adopt: (paired, reached) => adopt(parts, paired, reached),
    drop: ({ topic }) => void line.port()?.close(topic),
    resume: createResume(parts),
    heard: ears.heard,
    isOpen: (topic) => holding.openIn(topic).length > 0,
  }
}

async function ready({ holding }: Parts, paired: PairedSession): Promise<AccountId> {
  const adapters = holding.served(paired)
  await Promise.all(adapters.map((adapter) => adapter.prepare?.('sessions')))
  const lead = adapters.at(-1)?.namespace
  const account = lead && holding.sessionFor(paired, lead)?.accounts[0]
  if (account === undefined) throw adapterError('wallet.no-accounts')
  return account
}

function adopt(parts: Parts, paired: PairedSession, reached: Reached): void {
  const { base, account, holding, memory } = parts
  const { face, method, isBasic } = reached
  const { topic } = paired
  const link = paired.isLinkUnwanted ? undefined : reached.link
  const held = { paired, face, link }
  holding.held.set(topic, held)
  const taken = holding.served(paired).flatMap((adapter) => holding.takeUp(adapter, held) ?? [])
  for (const { session, wallet } of taken) account.follower.adopt(session, wallet)
  memory.write({ topic, face, isBasic, link })
  base.slices.pairing.tellBasic(isBasic)
  for (const [index, each] of [...taken].reverse().entries()) {
    const by = index === 0 ? method : 'along'
    base.bus.publish({ type: 'sessionOpened', ...each, isResumed: false, method: by })
  }
}

/** Several namespaces ask for one session at once. */
function createResume(parts: Parts): PairedSessions['resume'] {
  const { line, memory } = parts
  const running = new Map<string, Promise<PairedSession | undefined>>()

  async function ask(topic: string, signal: AbortSignal): Promise<PairedSession | undefined> {
    const asked = running.get(topic) ?? line.get().then((port) => port.resume(topic, signal))
    running.set(topic, asked)
    try {
      return await asked
    } finally {
      running.delete(topic)
    }
  }

  return async (namespace, signal) => {
    const stored = memory.read()
    const paired = stored && (await ask(stored.topic, signal))
    return stored && resume(parts, { stored, paired, namespace })
  }
}

interface Answer {
  readonly stored: StoredPairing
  readonly paired: PairedSession | undefined
  readonly namespace: Namespace
}

async function resume(
  { base, holding, memory, ears }: Parts,
  { stored, paired, namespace }: Answer,
): Promise<TakenUp | undefined> {
  if (paired === undefined) {
    // Whoever knew why has told it by now.
    const { topic } = stored
    if (memory.read()?.topic === topic) ears.closed({ topic, reason: 'unknown' })
    return undefined
  }
  const adapter = base.looks.adapter(namespace)
  await adapter?.prepare?.('sessions')
  const held = { paired, face: stored.face, link: stored.link }
  holding.held.set(paired.topic, held)
  base.slices.pairing.tellBasic(stored.isBasic)
  return adapter && holding.takeUp(adapter, held)
}

/** How a session ends: for one namespace, and for all of them. */
function createEnds({ base, line, memory, holding }: Parts) {
  const { held, openIn } = holding
  const forget = (topic: string): void => {
    if (memory.read()?.topic === topic) memory.forget()
  }
  return {
    async close({ id }: Session): Promise<void> {
      if (held.delete(id)) await line.port()?.close(id)
    },
    ended({ id, namespace }: Session, by: 'visitor' | 'wallet' | 'tab'): void {
      if (by !== 'visitor') base.looks.adapter(namespace)?.sessions.release(id)
      if (openIn(id).length > 0) return
      base.slices.pairing.tellBasic(false)
      // What another tab stored is its own.
      if (by !== 'tab') forget(id)
      // The visitor's end is told to the wallet by `close`, which needs to know the session.
      if (by !== 'visitor') held.delete(id)
    },
    released({ id, namespace }: Session): void {
      // What takes its place is not written yet.
      if (openIn(id).some((adapter) => adapter.namespace !== namespace)) return
      forget(id)
      if (held.delete(id)) void line.port()?.close(id)
    },
  }
}
