import {
  type Clock,
  LatchkeyError,
  type PairedSession,
  type Pairing,
  type PairQuestion,
  type Undo,
  untilAborted,
} from '../contract/index.ts'

import type { Client, Struct } from './client.ts'
import { endSession } from './end-session.ts'
import { endProposal } from './end-waiting.ts'
import type { HearProposal, Proposed, Taken } from './hear-proposals.ts'
import type { Line } from './keep-line.ts'
import type { KnownSessions } from './known-sessions.ts'
import { proposalError } from './relay-errors.ts'
import { wantedNamespaces } from './relay-namespaces.ts'
import { readSession } from './relay-session.ts'

interface Deps {
  readonly client: Client
  readonly sessions: KnownSessions
  readonly clock: Clock
  readonly line: Line
  readonly hear: HearProposal
  /** Fires when the port is stopped. */
  readonly stopping: AbortSignal
}

/** How long an address is good for, in milliseconds. Source: specification, section 4. */
const PAIRING_MS = 240_000
/** The library ends proposals after five minutes; a little earlier they are ended properly. */
const PROPOSAL_MS = 290_000
/** How long the relay may take to accept a proposal, in milliseconds. */
const RELAY_LIMIT_MS = 10_000

/**
 * Makes an address, and waits for the wallet that answers it. Whoever agrees after nobody waits any
 * more is told that the session is over.
 *
 * @throws LatchkeyError `relay.unavailable`, `relay.clock`, `siwx.invalid`, `aborted`.
 */
export async function pairWallet(
  deps: Deps,
  { networks, metadata, signIn, isForCode = false }: PairQuestion,
  signal: AbortSignal,
): Promise<Pairing> {
  const { client, clock, line, hear } = deps
  const expiresAtMs = clock.now() + PAIRING_MS
  // Its words go out with every proposal; the library takes them once, when it is made.
  Reflect.set(client, 'metadata', { ...metadata, icons: [...metadata.icons] })
  const wanted = wantedNamespaces(networks)
  const signing =
    signIn &&
    import('./sign-in/propose-sign-in.ts').then((it) => it.proposeSignIn(deps, wanted, signIn))
  const relays = [{ protocol: 'irn' }]
  const proposing = signing ?? client.connect({ optionalNamespaces: wanted, relays })
  // Whoever signs in tells of the proposal; else it is the library that proposes.
  const proposed = signing ?? hear(proposing as Promise<Taken>, relays)
  const taken = accepted(proposing, deps)
  const session = answered({ proposed, taken }, deps, signal)
  // Who asked may have gone by the time it fails.
  session.catch(ignore)
  // Whoever follows a link leaves the page, which may stand still from then on: the relay comes first.
  const ways = [taken]
  if (isForCode && !signIn) ways.push(lineUp(line))
  // Who fails before it proposes is heard in any case.
  const due = Promise.race(ways.map((way) => way.then(() => proposed)))
  const { uri, signed } = await untilAborted(due, signal)
  return { uri, expiresAtMs, session, signed }
}

/** Waits for the relay to take the proposal, or to refuse. */
function accepted(proposing: Promise<unknown>, { sessions, clock, stopping }: Deps): Promise<void> {
  return new Promise((resolve, reject) => {
    const undos: Undo[] = []
    const end = (settle: () => void): void => {
      for (const undo of undos) undo()
      settle()
    }
    const fail = (error: LatchkeyError): void => end(() => reject(error))
    const stop = (): void => fail(new LatchkeyError('aborted', {}))
    stopping.addEventListener('abort', stop)
    undos.push(
      () => stopping.removeEventListener('abort', stop),
      clock.after(RELAY_LIMIT_MS, () => fail(new LatchkeyError('relay.unavailable', {}))),
      sessions.watch((change) => {
        if (change.type !== 'trouble') return
        fail(new LatchkeyError(change.kind === 'clock' ? 'relay.clock' : 'relay.unavailable', {}))
      }),
    )
    proposing.then(
      () => end(resolve),
      (cause: unknown) =>
        fail(
          cause instanceof LatchkeyError
            ? cause
            : new LatchkeyError('relay.unavailable', {}, { cause }),
        ),
    )
  })
}

/** A code that nobody could answer is not shown, as far as can be told before the relay answers. */
function lineUp(line: Line): Promise<void> {
  return new Promise((resolve) => void line.open().then(resolve, ignore))
}

interface Attempt {
  readonly proposed: Promise<Proposed>
  /** Fails where the relay does not take it. */
  readonly taken: Promise<void>
}

/** Waits for the wallet. */
function answered(
  { proposed, taken }: Attempt,
  { client, sessions, clock, stopping }: Deps,
  signal: AbortSignal,
): Promise<PairedSession> {
  return new Promise((resolve, reject) => {
    let isWaiting = true
    const leave = (settle: () => void): void => {
      isWaiting = false
      undo()
      signal.removeEventListener('abort', abort)
      settle()
    }
    const fail = (error: LatchkeyError): void => leave(() => reject(error))
    const abort = (): void => fail(new LatchkeyError('aborted', {}))
    const undo = clock.after(PAIRING_MS, () => fail(new LatchkeyError('pairing.expired', {})))
    signal.addEventListener('abort', abort, { once: true })
    if (signal.aborted) abort()
    taken.catch(fail)
    const answer = proposed.then((it) => {
      // It was on its way when everything was ended.
      if (stopping.aborted) endProposal(client, it.uri)
      // Wallets may agree that late, to be told that it is over; the library ends it less properly.
      const undo = clock.after(PROPOSAL_MS, () => endProposal(client, it.uri))
      return it.answer.finally(undo)
    })
    answer.then(
      (struct) => {
        forgetPairing(client, struct)
        const session = isWaiting ? readSession(struct) : undefined
        if (session === undefined) {
          void endSession(client, struct.topic)
          return fail(new LatchkeyError('wallet.no-accounts', {}))
        }
        sessions.keep(session)
        leave(() => resolve(session))
      },
      (thrown: unknown) => fail(proposalError(thrown)),
    )
  })
}

/** The address has served: with it goes the key that was in it, which the library would keep. */
function forgetPairing({ core }: Client, { pairingTopic }: Struct): void {
  if (core.pairing.pairings.keys.includes(pairingTopic)) core.expirer.set(pairingTopic, 0)
}

function ignore(): void {}
