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
import { type WantedNamespace, wantedNamespaces } from './relay-namespaces.ts'
import { readSession } from './relay-session.ts'
import { USER_DISCONNECTED } from './user-disconnected.ts'

interface Deps {
  readonly client: Client
  /** The modal's own: nobody else pairs by it. */
  readonly isOwn: boolean
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
  const asking = ask(deps, wantedNamespaces(networks))
  try {
    const { uri, approval } = await untilAborted(accepted(asking, deps), signal)
    // Wallets may agree that late, to be told that it is over; the library ends it less properly.
    const undo = clock.after(PROPOSAL_MS, () => endProposal(client, uri))
    const session = answered(approval().finally(undo), deps, signal)
    // Who asked may have gone by the time it fails.
    session.catch(() => undefined)
    return { uri, expiresAtMs, session }
  } catch (thrown) {
    asking.then(({ approval }) => approval().then((struct) => end(client, struct), ignore), ignore)
    throw thrown
  }
}

/** A proposal on its way to wallets. */
interface Proposal {
  readonly uri: string
  approval(): Promise<Struct>
}

/**
 * Proposes a session. The address is there as soon as the relay holds its topic: the proposal itself
 * may wait until the vendor's service has vouched for the site, and reaches who scanned before that.
 */
async function ask(
  { client, isOwn }: Deps,
  optionalNamespaces: Record<string, WantedNamespace>,
): Promise<Proposal> {
  if (!isOwn) {
    const { uri = '', approval } = await client.connect({ optionalNamespaces })
    return { uri, approval }
  }
  const { pairing } = client.core
  const { topic: pairingTopic, uri } = await pairing.create()
  // The library proposes by a pairing that is in use already, and makes another one else.
  await pairing.pairings.update(pairingTopic, { active: true })
  const proposing = client.connect({ pairingTopic, optionalNamespaces })
  proposing.catch(ignore)
  return {
    uri,
    async approval() {
      const { approval } = await proposing.catch((cause: unknown) => {
        throw relayError('relay.unavailable', { cause })
      })
      return approval()
    },
  }
}

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
