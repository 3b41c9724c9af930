import {
  type Clock,
  type Http,
  type HttpRequest,
  type HttpResponse,
  isLatchkeyError,
  LatchkeyError,
  type NetworkId,
  throwIfAborted,
  untilAborted,
} from '@latchkey/core/contract'
import { nameOfNetwork } from '../network-names.ts'

/** Addresses of Esplora servers, by network. */
export type EsploraBases = Readonly<Record<NetworkId, string>>

/** Dependencies of the client. */
export interface EsploraDeps {
  readonly http: Http
  readonly clock: Clock
  /** Servers that the website chose. */
  readonly bases: EsploraBases
}

/** Client for the server of one network. Source: Esplora's REST API. */
export interface Esplora {
  /**
   * Sends a GET request; repeats it after failures that may be temporary.
   *
   * @param path - Begins with a slash; its parts are encoded already.
   * @returns The body.
   * @throws LatchkeyError `rpc.unavailable` without an answer, `rpc.failed` with the status of a
   * refusal, `aborted`.
   */
  read(path: string, signal: AbortSignal): Promise<string>
  /**
   * Sends a POST request, never repeated.
   *
   * @throws LatchkeyError `rpc.unavailable` when the result is unknown, `rpc.failed` with the
   * status of a refusal, `aborted`.
   */
  write(path: string, body: string, signal: AbortSignal): Promise<string>
}

/** Waits between attempts, in milliseconds. Source: docs/security.md, S41. */
const WAITS_MS = [150, 300, 600]
/** Statuses after which the same request may succeed. Source: docs/security.md, S41. */
const BUSY: ReadonlySet<number> = new Set([408, 429])
/** Source: docs/constants.json, `hosts`. */
const USUAL: ReadonlyMap<string | undefined, string> = new Map([
  ['mainnet', 'https://mempool.space/api'],
  ['testnet', 'https://mempool.space/testnet/api'],
  ['testnet4', 'https://mempool.space/testnet4/api'],
  ['signet', 'https://mempool.space/signet/api'],
])

/**
 * The server of a network.
 *
 * @throws LatchkeyError `rpc.unavailable` for a network without a known server.
 */
export function createEsplora({ http, clock, bases }: EsploraDeps, networkId: NetworkId): Esplora {
  const base = esploraBase(networkId, bases)
  if (base === undefined) throw unavailable()
  const request = (request: Omit<HttpRequest, 'url'>, path: string, signal: AbortSignal) =>
    http.send({ ...request, url: `${base.replace(/\/$/, '')}${path}` }, signal)
  return {
    async read(path, signal) {
      let answer = await answerOf(request({ method: 'GET' }, path, signal))
      for (const waitMs of WAITS_MS) {
        if (answer !== undefined && !mayHelp(answer)) break
        await pause({ clock, signal, waitMs })
        answer = await answerOf(request({ method: 'GET' }, path, signal))
      }
      return bodyOf(answer)
    },
    async write(path, body, signal) {
      throwIfAborted(signal)
      const headers = { 'content-type': 'text/plain' }
      const answer = await answerOf(request({ method: 'POST', headers, body }, path, signal))
      // A server that was too busy has not passed anything on.
      return answer !== undefined && BUSY.has(answer.status) ? refused(answer) : bodyOf(answer)
    },
  }
}

/** The address of a network's server. @returns undefined for a network without a known one. */
export function esploraBase(networkId: NetworkId, bases: EsploraBases): string | undefined {
  return bases[networkId] ?? USUAL.get(nameOfNetwork(networkId))
}

/** @returns undefined without an answer. @throws LatchkeyError `aborted`. */
async function answerOf(response: Promise<HttpResponse>): Promise<HttpResponse | undefined> {
  try {
    return await response
  } catch (thrown) {
    if (isLatchkeyError(thrown, 'aborted')) throw thrown
    return undefined
  }
}

function mayHelp({ status }: HttpResponse): boolean {
  return status >= 500 || BUSY.has(status)
}

function bodyOf(answer: HttpResponse | undefined): string {
  if (answer === undefined || mayHelp(answer)) throw unavailable()
  const { status, body } = answer
  return status >= 200 && status < 300 ? body : refused(answer)
}

function refused({ status }: HttpResponse): never {
  throw new LatchkeyError('rpc.failed', { code: status })
}

interface Pause {
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly waitMs: number
}

async function pause({ clock, signal, waitMs }: Pause): Promise<void> {
  let undo = (): void => {}
  const timeout = new Promise<void>((resolve) => {
    undo = clock.after(waitMs, resolve)
  })
  try {
    await untilAborted(timeout, signal)
  } finally {
    undo()
  }
}

function unavailable(): LatchkeyError<'rpc.unavailable'> {
  return new LatchkeyError('rpc.unavailable', {})
}

/**
 * Parses JSON of a server.
 *
 * @throws LatchkeyError `http.malformed`.
 */
export function parseJson(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body)
    return value
  } catch (cause) {
    throw new LatchkeyError('http.malformed', {}, { cause })
  }
}

/**
 * Reads an amount of satoshis of a server.
 *
 * @throws LatchkeyError `http.malformed`.
 */
export function requireSatoshis(value: unknown): bigint {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw new LatchkeyError('http.malformed', {})
  }
  return BigInt(value)
}
