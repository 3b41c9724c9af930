import {
  type Clock,
  LatchkeyError,
  type PairedSession,
  type Pairing,
  type PairQuestion,
  type RelayOverride,
  type Undo,
  untilAborted,
} from '@latchkey/core/contract'
import type { Connection } from './connection.ts'
import { proposalError } from './errors.ts'
import { cancelProposal } from './library/cancel.ts'
import { setMetadata } from './library/create-client.ts'
import type { DecodeWithKey } from './library/decode-by-topic.ts'
import type { Client, SessionStruct } from './library/types.ts'
import { namespacesFor } from './namespaces.ts'
import { endSession, type OpenSessions } from './open-sessions.ts'
import type { Proposal, Propose } from './proposals.ts'
import { readSession } from './read-session.ts'

interface Deps {
  readonly client: Client
  readonly sessions: OpenSessions
  readonly clock: Clock
  readonly connection: Connection
  readonly propose: Propose
  readonly decodeWithKey: DecodeWithKey
  /** The permissions that the website requests from wallets. */
  readonly override?: RelayOverride | undefined
  /** Aborts when the port is stopped. */
  readonly stopping: AbortSignal
}

/** How long an address is valid, in milliseconds. */
const PAIRING_MS = 240_000
/** The library ends a proposal after five minutes; it is cancelled a little earlier. */
const PROPOSAL_MS = 290_000
/** Longest wait for the relay to accept a proposal, in milliseconds. */
const RELAY_LIMIT_MS = 10_000

/**
 * Creates an address and waits for the wallet that answers it. If a wallet agrees after the attempt
 * ended, the session is ended at the wallet.
 *
 * @throws LatchkeyError `relay.unavailable`, `relay.clock`, `siwx.invalid`, `aborted`.
 */
export async function pair(
  deps: Deps,
  { networks, metadata, signIn, isForCode = false }: PairQuestion,
  signal: AbortSignal,
): Promise<Pairing> {
  const { client, clock, connection, propose } = deps
  const expiresAtMs = clock.now() + PAIRING_MS
  setMetadata(client, { ...metadata, icons: [...metadata.icons] })
  const namespaces = namespacesFor(networks, deps.override)
  const { sent, accepted } =
    signIn === undefined
      ? propose(namespaces)
      : sentAndAccepted(
          import('./sign-in/propose-sign-in.ts').then(({ proposeSignIn }) =>
            proposeSignIn(deps, namespaces, signIn),
          ),
        )
  const acceptance = withRelayLimit(accepted, deps)
  const session = untilAnswered({ sent, acceptance }, deps, signal)
  // The caller may have aborted before it reads the session.
  session.catch(ignore)
  // A visitor who follows a link leaves the page, which may be frozen then: the relay comes first.
  const ready = [acceptance]
  if (isForCode && signIn === undefined) ready.push(untilConnected(connection))
  // An attempt that fails before it is sent rejects as well.
  const proposal = Promise.race(ready.map((each) => each.then(() => sent)))
  const { uri, signed } = await untilAborted(proposal, signal)
  return { uri, expiresAtMs, session, signed }
}

/** A sign-in is known only once the relay has accepted it. */
function sentAndAccepted(signIn: Promise<Proposal>): ReturnType<Propose> {
  return { sent: signIn, accepted: signIn }
}

/** Waits for the relay to accept the proposal, or to refuse it. */
function withRelayLimit(
  accepted: Promise<unknown>,
  { sessions, clock, stopping }: Deps,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const undos: Undo[] = []
    const finish = (settle: () => void): void => {
      for (const undo of undos) undo()
      settle()
    }
    const fail = (error: LatchkeyError): void => finish(() => reject(error))
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
    accepted.then(
      () => finish(resolve),
      (cause: unknown) => {
        const isOurs = cause instanceof LatchkeyError
        fail(isOurs ? cause : new LatchkeyError('relay.unavailable', {}, { cause }))
      },
    )
  })
}

/** Never rejects. Without a connection no code is shown, because no wallet could answer it. */
function untilConnected(connection: Connection): Promise<void> {
  return new Promise((resolve) => void connection.open().then(resolve, ignore))
}

interface Attempt {
  readonly sent: Promise<Proposal>
  /** Rejects when the relay does not accept it. */
  readonly acceptance: Promise<void>
}

/** Waits for the wallet. */
function untilAnswered(
  { sent, acceptance }: Attempt,
  { client, sessions, clock, stopping }: Deps,
  signal: AbortSignal,
): Promise<PairedSession> {
  return new Promise((resolve, reject) => {
    let isWaiting = true
    const finish = (settle: () => void): void => {
      isWaiting = false
      undo()
      signal.removeEventListener('abort', abort)
      settle()
    }
    const fail = (error: LatchkeyError): void => finish(() => reject(error))
    const abort = (): void => fail(new LatchkeyError('aborted', {}))
    const undo = clock.after(PAIRING_MS, () => fail(new LatchkeyError('pairing.expired', {})))
    signal.addEventListener('abort', abort, { once: true })
    if (signal.aborted) abort()
    acceptance.catch(fail)
    const answer = sent.then(({ uri, answer }) => {
      // The answer was on its way when the port was stopped.
      if (stopping.aborted) cancelProposal(client, uri)
      // A wallet may still answer; then the session is ended at the wallet.
      const undoCancel = clock.after(PROPOSAL_MS, () => cancelProposal(client, uri))
      return answer.finally(undoCancel)
    })
    answer.then(
      (struct) => {
        removePairing(client, struct)
        // The wallet may have updated it already.
        const { topic } = struct
        const newest = client.session.keys.includes(topic) ? client.session.get(topic) : struct
        const session = isWaiting ? readSession(newest) : undefined
        if (session === undefined) {
          void endSession(client, struct.topic)
          return fail(new LatchkeyError('wallet.no-accounts', {}))
        }
        sessions.add(session)
        finish(() => resolve(session))
      },
      (thrown: unknown) => fail(proposalError(thrown)),
    )
  })
}

/** Removes the used address with its key, which the library would not remove. */
function removePairing({ core }: Client, { pairingTopic }: SessionStruct): void {
  if (core.pairing.pairings.keys.includes(pairingTopic)) core.expirer.set(pairingTopic, 0)
}

function ignore(): void {}
