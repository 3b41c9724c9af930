import type { SignedIn } from '../contract/index.ts'
import type { Client, Struct } from './client.ts'

/** A proposal on its way to the relay. */
export interface Proposed {
  /** Its address, `wc:…`. */
  readonly uri: string
  /** What a wallet answers. Rejects with what the library was told. */
  readonly answer: Promise<Struct>
  /** What was signed along with the session, where that was asked for. */
  readonly signed?: () => readonly SignedIn[]
}

/** What the library makes of an attempt once the relay has taken it. */
export type Taken = Awaited<ReturnType<Client['connect']>>

/**
 * Tells of the proposal of an attempt; never settles for one that fails before.
 *
 * @param relays - What the attempt was begun with: by it a proposal is known again.
 */
export type HearProposal = (attempt: Promise<Taken>, relays: object) => Promise<Proposed>

/** The library of a website is of a version of its own: what it tells is all that is known. */
export const hearTaken: HearProposal = (attempt) =>
  new Promise((resolve) => {
    attempt.then(({ uri = '', approval }) => resolve({ uri, answer: approval() }), ignore)
  })

/** What is private in the library, and checked by the tests against the pinned version. */
interface InnerEngine {
  readonly events: {
    once(event: string, listener: (said: Said) => void): void
    emit(event: string, said: Said): void
  }
  sendProposeSession(ask: Ask): Promise<void>
  setProposal(id: number, proposal: object): Promise<void>
  deleteProposal(id: number): Promise<void>
}

interface Ask {
  readonly proposal: { readonly id: number; readonly pairingTopic: string; readonly relays: object }
}

interface Said {
  readonly session?: Struct
  readonly error?: unknown
}

/**
 * Hears of proposals as soon as they are made. The library tells of one once the relay has taken it,
 * and before that asks another host to vouch for the website: a code can be looked at meanwhile. It
 * also writes the proposal down only then, and listens later still; what a quick wallet answers would
 * be lost.
 *
 * @returns What is to be called in the task in which the attempt was begun.
 */
export function hearProposals({ core, engine }: Client): HearProposal {
  // As far as is used here, it has these.
  const inner = engine as unknown as InnerEngine
  const waiting = new Map<object, (proposed: Proposed) => void>()
  const { pairing } = core
  writeEarly(inner, ({ proposal: { id, pairingTopic, relays } }) => {
    const uri = pairing.formatUriFromPairing(pairing.pairings.get(pairingTopic))
    waiting.get(relays)?.({ uri, answer: answerTo(inner, id) })
    waiting.delete(relays)
  })
  return (attempt, relays) =>
    new Promise((resolve) => {
      waiting.set(relays, resolve)
      const leave = (): boolean => waiting.delete(relays)
      // What was not heard of is told, at least.
      attempt.then(() => {
        if (leave()) void hearTaken(attempt, relays).then(resolve)
      }, leave)
    })
}

/** Each proposal is written down once, before the relay hears of it. */
function writeEarly(engine: InnerEngine, sending: (ask: Ask) => void): void {
  const { sendProposeSession: send, setProposal: write } = engine
  const written = new Set<number>()
  engine.setProposal = async (id, proposal) => {
    if (!written.has(id)) await write(id, proposal)
    written.add(id)
  }
  engine.sendProposeSession = async (ask) => {
    const { proposal } = ask
    await engine.setProposal(proposal.id, proposal)
    sending(ask)
    try {
      await send(ask)
    } catch (thrown) {
      await engine.deleteProposal(proposal.id)
      engine.events.emit(connectedTo(proposal.id), { error: thrown })
      throw thrown
    }
  }
}

/** Unlike the library's own promise it has no timer, and hears from the first moment on. */
function answerTo({ events }: InnerEngine, id: number): Promise<Struct> {
  const answer = new Promise<Struct>((resolve, reject) => {
    events.once(connectedTo(id), ({ session, error }) => {
      if (session === undefined) reject(error)
      else resolve(session)
    })
  })
  answer.catch(ignore)
  return answer
}

function connectedTo(id: number): string {
  return `session_connect:${id}`
}

function ignore(): void {}
