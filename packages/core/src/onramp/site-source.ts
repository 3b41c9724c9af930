import { decimalOf } from '../api/decimal-text.ts'
import {
  namespaceOf,
  networkOf,
  type OnrampQuery,
  type OnrampSource,
  type OnrampSourceLimit,
  plainText,
  safeImage,
} from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import { type WorkLimit, workWithin } from '../platform/work-within.ts'
import { noPrice, priced } from './offers.ts'
import type { AnsweredOffer, OnrampQuestion, ProviderGroup } from './provider-group.ts'

/** The clock and the timers for questions to a provider of the website. */
export interface SiteSourceDeps {
  readonly timers: WorkLimit['timers']
  readonly ports: Pick<CorePorts, 'clock'>
}

/** How long a source of the website may take, in milliseconds. Source: docs/security.md, S41. */
const LIMIT_MS = 10_000
const MAX_NAME_LENGTH = 40
const MAX_REASON_LENGTH = 100

/** A provider of the website's own. What it answers is checked like the answers of servers. */
export function createSiteSource(
  source: OnrampSource,
  { timers, ports }: SiteSourceDeps,
): ProviderGroup {
  const { id, name, image, namespaces, networkIds = [], feePercent } = source
  const limit = { limitMs: LIMIT_MS, timers }
  const seller = {
    id,
    networkIds,
    feePercent,
    name: plainText(name, MAX_NAME_LENGTH),
    imageUrl: safeImage(image ?? ''),
  }

  async function readOffer(question: OnrampQuestion, signal: AbortSignal): Promise<AnsweredOffer> {
    const { networkId } = question.network
    if (networkIds.length > 0 && !networkIds.includes(networkId)) {
      return { status: 'unavailable', reason: 'network' }
    }
    if (source.readQuote === undefined) return { status: 'unpriced' }
    const query = queryOf(question)
    const answer = await workWithin(limit, async (own) => source.readQuote?.(query, own), signal)
    if (answer === undefined) return { status: 'unavailable', reason: 'token' }
    if ('limit' in answer) return refusalOf(question, answer)
    return priced(question, { ...answer, method: question.method.id }, ports.clock.now())
  }

  const { readStatus } = source
  return {
    list: async (account) => (namespaces.includes(namespaceOf(account)) ? [seller] : []),
    readOffers: async (question, signal) => new Map([[id, await readOffer(question, signal)]]),
    readPage: (_providerId, question, signal) =>
      workWithin(limit, async (own) => source.buildUrl(queryOf(question), own), signal),
    ...(readStatus && {
      async readStatus({ link, ...order }, signal) {
        const asked = { ...order, url: link }
        const answer = await workWithin(
          limit,
          async (own) => source.readStatus?.(asked, own),
          signal,
        )
        if (answer?.status !== 'failed') return answer
        return {
          status: 'failed',
          reason: plainText(answer.reason ?? '', MAX_REASON_LENGTH) || undefined,
        }
      },
    }),
  }
}

function queryOf({
  account,
  token,
  payment,
  method,
  amountText,
  country,
}: OnrampQuestion): OnrampQuery {
  return {
    account,
    networkId: networkOf(account),
    symbol: token.symbol,
    amountText,
    currency: payment.id,
    method: method.id,
    country,
  }
}

function refusalOf(
  question: OnrampQuestion,
  { limit, amountText }: OnrampSourceLimit,
): AnsweredOffer {
  const text = decimalOf(amountText)
  if (text === undefined) return noPrice(question)
  const reason = limit === 'below' ? 'belowLimit' : 'aboveLimit'
  return {
    status: 'unavailable',
    reason,
    limit: { amountText: text, currency: question.payment.id },
  }
}
