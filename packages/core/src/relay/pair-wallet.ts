import {
  adapterError,
  type Clock,
  LatchkeyError,
  type PairedSession,
  type Pairing,
  type PairQuestion,
  type Undo,
  untilAborted,
} from '../contract/index.ts'
import { relayError } from '../errors/relay-error.ts'
import type { Client, Struct } from './client.ts'
import { endProposal } from './end-waiting.ts'
import type { KnownSessions } from './known-sessions.ts'
import { proposalError } from './relay-errors.ts'
import { wantedNamespaces } from './relay-namespaces.ts'
import { readSession } from './relay-session.ts'
import { USER_DISCONNECTED } from './user-disconnected.ts'

interface Deps {
  readonly client: Client
  readonly sessions: KnownSessions
  readonly clock: Clock
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
 * @throws LatchkeyError `relay.unavailable`, `relay.clock`, `aborted`.
 */
export async function pairWallet(
  deps: Deps,
  { networks, metadata }: PairQuestion,
  signal: AbortSignal,
): Promise<Pairing> {
  const { client, clock } = deps
  const expiresAtMs = clock.now() + PAIRING_MS
  // Its words go out with every proposal; the library takes them once, when it is made.
  Reflect.set(client, 'metadata', { ...metadata, icons: [...metadata.icons] })
  // The address is there earlier, but a wallet that answered it before the relay had the proposal
  // would be heard by nobody.
  const proposing = client.connect({ optionalNamespaces: wantedNamespaces(networks) })
  try {
    const { uri = '', approval } = await untilAborted(accepted(proposing, deps), signal)
    // Wallets may agree that late, to be told that it is over; the library ends it less properly.
    const undo = clock.after(PROPOSAL_MS, () => endProposal(client, uri))
    const session = answered(approval().finally(undo), deps, signal)
    // Who asked may have gone by the time it fails.
    session.catch(() => undefined)
    return { uri, expiresAtMs, session }
  } catch (thrown) {
    proposing.then(
      ({ approval }) => approval().then((struct) => end(client, struct), ignore),
      ignore,
    )
    throw thrown
  }
}

type Proposal = Awaited<ReturnType<Client['connect']>>

/** Waits for the relay to take the proposal, or to refuse. */
function accepted(proposing: Promise<Proposal>, { sessions, clock }: Deps): Promise<Proposal> {
  return new Promise((resolve, reject) => {
    const undos: Undo[] = []
    const end = (settle: () => void): void => {
      for (const undo of undos) undo()
      settle()
    }
    const fail = (error: LatchkeyError): void => end(() => reject(error))
    undos.push(
      clock.after(RELAY_LIMIT_MS, () => fail(relayError('relay.unavailable'))),
      sessions.watch((change) => {
        if (change.type !== 'trouble') return
        fail(relayError(change.kind === 'clock' ? 'relay.clock' : 'relay.unavailable'))
      }),
    )
    proposing.then(
      (proposal) => end(() => resolve(proposal)),
      (cause: unknown) => fail(relayError('relay.unavailable', { cause })),
    )
  })
}

/** Waits for the wallet. */
function answered(
  approval: Promise<Struct>,
  { client, sessions, clock }: Deps,
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
    const undo = clock.after(PAIRING_MS, () => fail(relayError('pairing.expired')))
    signal.addEventListener('abort', abort, { once: true })
    if (signal.aborted) abort()
    approval.then(
      (struct) => {
        forgetPairing(client, struct)
        const session = isWaiting ? readSession(struct) : undefined
        if (session === undefined) {
          end(client, struct)
          return fail(adapterError('wallet.no-accounts'))
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

function end(client: Client, { topic }: Struct): void {
  client.disconnect({ topic, reason: USER_DISCONNECTED }).catch(ignore)
}

function ignore(): void {}
