import * as z from 'zod/mini'
import { type AccountId, plainText, safeImage, secureLink } from '../../contract/index.ts'
import type { PayExchange } from '../../store/state/pay.ts'
import type { HttpApi, JsonObject } from '../http-api.ts'
import { readAnswer, readEach } from '../read-answer.ts'
import type { Sdk } from '../sdk.ts'

/**
 * The client and the ids of requests to exchanges. Source: docs/blockchain-api.md, section 10,
 * exchanges.
 */
export interface ExchangesApi {
  readonly api: Pick<HttpApi, 'post'>
  readonly projectId: string | undefined
  readonly sdk: Sdk
}

/** Which exchanges are asked for. */
export interface ExchangesQuery {
  /** From 0. */
  readonly page?: number | undefined
  readonly includeOnly?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  /** CAIP-19. */
  readonly asset?: string | undefined
  /** Decimal text, in whole tokens. */
  readonly amount?: string | undefined
}

/** A payment that an exchange has to make. */
export interface ExchangeOrder {
  readonly exchangeId: string
  /** CAIP-19. */
  readonly asset: string
  /** Decimal text, in whole tokens. */
  readonly amount: string
  readonly recipient: AccountId
}

/** A payment at an exchange, as its status is asked for. */
export interface ExchangeSession {
  readonly exchangeId: string
  readonly sessionId: string
}

/** The state of a payment at an exchange. */
export interface ExchangeStatus {
  readonly status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  readonly txHash?: string | undefined
}

const MAX_EXCHANGES = 50
const MAX_NAME_LENGTH = 64

const Id = z.string().check(z.regex(/^[\w.-]{1,64}$/))
/** It is only sent back. */
const SessionId = z.string().check(z.regex(/^[\x21-\x7e]{1,256}$/))

const Listed = z.object({
  total: z.optional(z.int().check(z.minimum(0))),
  exchanges: z.array(z.unknown()),
})
/** An invalid exchange is left out: it must not hide the others. */
const Exchange = z.object({ id: Id, name: z.string(), imageUrl: z.nullish(z.string()) })
const PayUrl = z.object({ url: z.string(), sessionId: SessionId })
const Status = z.object({
  status: z.enum(['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED']),
  txHash: z.nullish(z.string()),
})

/** A hash or a signature; anything else is no transaction. */
const TRANSACTION = /^(?:0x)?[0-9A-Za-z]{32,128}$/

/** Lists exchanges from whose balance can be paid, and how many there are on all pages. */
export async function readExchanges(
  to: ExchangesApi,
  { page = 0, ...query }: ExchangesQuery,
  signal?: AbortSignal,
): Promise<{ readonly total: number; readonly exchanges: readonly PayExchange[] }> {
  const params = { page, ...withoutUndefined(query) }
  const answer = await call(to, { method: 'reown_getExchanges', params, schema: Listed }, signal)
  const listed = readEach(Exchange, answer.exchanges.slice(0, MAX_EXCHANGES)).map(toExchange)
  const exchanges = listed.filter(({ id, name }, index) => {
    return name !== '' && listed.findIndex((each) => each.id === id) === index
  })
  return { total: Math.max(answer.total ?? 0, exchanges.length), exchanges }
}

function toExchange({ id, name, imageUrl }: z.infer<typeof Exchange>): PayExchange {
  return { id, name: plainText(name, MAX_NAME_LENGTH), imageUrl: safeImage(imageUrl ?? '') }
}

/**
 * Begins a payment at an exchange.
 *
 * @returns The page on which the visitor makes it.
 * @throws LatchkeyError `http.malformed`, also for a page that is not https, and as `HttpApi.post`.
 */
export async function readPayUrl(
  to: ExchangesApi,
  order: ExchangeOrder,
  signal?: AbortSignal,
): Promise<{ readonly url: string; readonly sessionId: string }> {
  const request = { method: 'reown_getExchangePayUrl', params: { ...order }, schema: PayUrl }
  const { url, sessionId } = await call(to, request, signal)
  return { url: readAnswer(Page, secureLink(url)), sessionId }
}

const Page = z.string()

/** Asks an exchange what became of a payment. */
export async function readBuyStatus(
  to: ExchangesApi,
  { exchangeId, sessionId }: ExchangeSession,
  signal?: AbortSignal,
): Promise<ExchangeStatus> {
  const params = { exchangeId, sessionId }
  const request = { method: 'reown_getExchangeBuyStatus', params, schema: Status }
  const { status, txHash } = await call(to, request, signal)
  return { status, txHash: txHash && TRANSACTION.test(txHash) ? txHash : undefined }
}

interface Call<T> {
  readonly method: string
  readonly params: JsonObject
  readonly schema: z.ZodMiniType<T>
}

async function call<T>(
  { api, projectId, sdk }: ExchangesApi,
  { method, params, schema }: Call<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  const own = { st: sdk.sdkType, sv: sdk.sdkVersion, projectId }
  const body = { jsonrpc: '2.0', id: 1, method, params: { ...params, ...own } }
  // An answer with an error has no result.
  const { result } = readAnswer(Answer, await api.post(['v1', 'json-rpc'], body, signal))
  return readAnswer(schema, result)
}

const Answer = z.object({ result: z.unknown() })

function withoutUndefined({ includeOnly, exclude, asset, amount }: ExchangesQuery): JsonObject {
  return {
    ...(includeOnly && { includeOnly }),
    ...(exclude && { exclude }),
    ...(asset !== undefined && { asset }),
    ...(amount !== undefined && { amount }),
  }
}
