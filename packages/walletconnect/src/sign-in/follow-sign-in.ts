import { LatchkeyError, type SignedIn } from '../../contract/index.ts'
import type { Client, Struct } from '../client.ts'
import { endSession } from '../end-session.ts'
import type { Proposed } from '../hear-proposals.ts'
import type { WantedNamespace } from '../relay-namespaces.ts'
import { decodeWith } from './decode-with.ts'
import { openSession } from './open-session.ts'
import { readAnswer, type SignInAnswer } from './read-answer.ts'
import { forgetSignIn, type SentSignIn } from './sent-sign-in.ts'

/** What the library's engine tells itself of an answer. */
interface Heard {
  readonly error?: unknown
  /** To the sign-in. */
  readonly result?: unknown
  /** To the proposal that went along. */
  readonly session?: Struct
}

/** Where it does; private there, and its version is pinned. */
export interface EngineEvents {
  once(name: string, listener: (heard: Heard) => void): unknown
  removeAllListeners(name: string): unknown
}

interface Deps {
  readonly client: Client
  readonly events: EngineEvents
  readonly wanted: WantedNamespace
}

/** The wallet does not know of sign-ins; it takes the proposal that went along. */
const UNSUPPORTED = 10_001
const EXPIRED = { code: 0, message: 'The time for an answer is over' }
/** Why a session is ended whose sign-in is none. Source: facts, constants, `sessionErrors`. */
const NOT_ASKED_FOR = { code: 6000, message: 'The sign-in is not what was asked for' }

/** Waits for the answer to a question that is with the relay; the library forgets it with that. */
export function followSignIn(deps: Deps, sent: SentSignIn): Omit<Proposed, 'uri'> {
  const { client, events } = deps
  const [answered, connected] = [`session_request:${sent.id}`, `session_connect:${sent.proposalId}`]
  let signed: readonly SignedIn[] = []

  const answer = new Promise<Struct>((resolve, reject) => {
    const undoDecoding = decodeWith(client, sent.responseTopic, sent.publicKey)
    const unlisten = (): void => {
      for (const name of [answered, connected]) events.removeAllListeners(name)
    }
    const leave = (): void => {
      unlisten()
      client.off('proposal_expire', onExpire)
      undoDecoding()
      forgetSignIn(client, sent)
    }
    const fail = (error: unknown): void => {
      leave()
      client.core.crypto.deleteKeyPair(sent.publicKey).catch(ignore)
      reject(error)
    }
    const onExpire = ({ id }: { readonly id: number }): void => {
      if (id === sent.proposalId) fail(EXPIRED)
    }
    // The library's own listeners would go their own way.
    unlisten()
    client.on('proposal_expire', onExpire)
    events.once(connected, ({ error, session }) => {
      if (session === undefined) return fail(error)
      leave()
      resolve(session)
    })
    events.once(answered, ({ error, result }) => {
      if (error === undefined) {
        leave()
        takeAnswer(deps, sent, result).then((taken) => {
          signed = taken.signed
          resolve(taken.struct)
        }, reject)
      } else if (Object(error).code !== UNSUPPORTED) fail(error)
    })
  })
  // Who asked may have gone by the time it fails.
  answer.catch(ignore)
  return { answer, signed: () => signed }
}

/** Makes a session of an answer; where it is not what was asked for, only to end it. */
async function takeAnswer(
  { client, wanted }: Deps,
  sent: SentSignIn,
  result: unknown,
): Promise<{ readonly struct: Struct; readonly signed: readonly SignedIn[] }> {
  const { cacaos, responder } = Object(result)
  const answer = readSafely(client, cacaos, sent.asked)
  const opening = openSession(client, { sent, wanted, responder, answer })
  const struct = await opening.catch((thrown: unknown) => {
    client.core.crypto.deleteKeyPair(sent.publicKey).catch(ignore)
    throw thrown
  })
  if (answer !== undefined) return { struct, signed: answer.signed }
  void endSession(client, struct.topic, NOT_ASKED_FOR)
  throw new LatchkeyError('siwx.mismatch', {})
}

/** @returns undefined also for what the library itself can make nothing of. */
function readSafely(
  client: Client,
  cacaos: unknown,
  asked: SentSignIn['asked'],
): SignInAnswer | undefined {
  try {
    return readAnswer(cacaos, asked, (payload) =>
      // The library does not change what it is given; its types are not read-only.
      client.formatAuthMessage({ request: payload as never, iss: payload.iss }),
    )
  } catch {
    // What it says of it is of no use to anybody: the answer is not what was asked for.
    return undefined
  }
}

function ignore(): void {}
