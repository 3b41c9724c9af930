import type { TakenUp } from '../connections/resume.ts'
import type { Sessions } from '../connections/sessions.ts'
import {
  type AccountId,
  LatchkeyError,
  type Namespace,
  type PairedSession,
  type RelayChange,
} from '../contract/index.ts'
import type { FarBase } from './base.ts'
import { createPairedEnds, type PairedEnds } from './ends.ts'
import { createHolding, type Holding } from './known-sessions.ts'
import { createRelayEars, type RelayEars } from './relay-changes.ts'
import type { RelayLine } from './relay-line.ts'
import {
  createPairingMemory,
  type DeepLink,
  type PairedFace,
  type PairingMemory,
  type StoredPairing,
} from './stored-pairing.ts'

/** How a wallet was reached, and what opens it again. */
export interface Reached {
  readonly face: PairedFace
  readonly method: 'mobile' | 'qrcode'
  /** undefined: in another way than by a link on a phone. */
  readonly link: DeepLink | undefined
  readonly isBasic: boolean
}

/**
 * The wallet-connect session of one core, which may serve several namespaces. There is one at a time:
 * who pairs with another wallet leaves the earlier one as a whole, and that wallet is told.
 */
export interface PairedSessions extends Omit<PairedEnds, 'leaveOthers'> {
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
  /** Whether it is the person's session on any namespace, active or kept. */
  isOpen(topic: string): boolean
}

interface Deps {
  readonly base: FarBase
  readonly account: Sessions
  readonly line: RelayLine
}

interface Parts extends Deps {
  readonly memory: PairingMemory
  readonly holding: Holding
  readonly ears: RelayEars
  readonly ends: PairedEnds
}

/** Makes the sessions of one core. */
export function createPairedSessions(deps: Deps): PairedSessions {
  const { base, line } = deps
  const memory = createPairingMemory(base.ports.storage, base.key('wallet_connect'))
  const holding = createHolding(base, line)
  const ears = createRelayEars({ ...deps, memory, holding })
  const ends = createPairedEnds({ ...deps, memory, holding })
  const parts: Parts = { ...deps, memory, holding, ears, ends }
  return {
    ...ends,
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
  if (account === undefined) throw new LatchkeyError('wallet.no-accounts', {})
  return account
}

function adopt(parts: Parts, paired: PairedSession, reached: Reached): void {
  const { base, account, holding, memory, ends } = parts
  const { face, method, isBasic } = reached
  const { topic } = paired
  const link = paired.isLinkUnwanted ? undefined : reached.link
  const held = { paired, face, link }
  holding.held.set(topic, held)
  const served = holding.served(paired)
  const taken = served.flatMap(({ namespace }) => holding.takeUp(namespace, held) ?? [])
  for (const { session, wallet } of taken) account.follower.adopt(session, wallet)
  ends.leaveOthers(topic)
  memory.write({ topic, face, isBasic, link })
  base.slices.pairing.tellBasic(isBasic)
  for (const [index, each] of [...taken].reverse().entries()) {
    const by = index === 0 ? method : 'along'
    base.events.emit({ type: 'sessionOpened', ...each, isResumed: false, method: by })
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
  return adapter && holding.takeUp(namespace, held)
}
