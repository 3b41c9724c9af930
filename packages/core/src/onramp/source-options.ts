import { choicesOf, type OnrampChoices } from '../api/endpoints/onramp-options.ts'
import {
  namespaceOf,
  type OnrampSource,
  type OnrampSourceOptions,
  referenceOf,
  throwIfAborted,
} from '../contract/index.ts'
import { type WorkLimit, workWithin } from '../platform/work-within.ts'

interface Deps {
  readonly site: { readonly sources: readonly OnrampSource[] }
  readonly timers: WorkLimit['timers']
  country(): string
}

/** How long a source of the website may take, in milliseconds. Source: docs/security.md, S41. */
const LIMIT_MS = 10_000

/**
 * Reads the choices from the first source of the website that answers.
 *
 * @param reason - The error to throw if none does.
 * @throws LatchkeyError `aborted`.
 */
export async function readFromSources(
  { site, timers, country }: Deps,
  reason: unknown,
  signal: AbortSignal,
): Promise<OnrampChoices> {
  const limit = { limitMs: LIMIT_MS, timers }
  for (const source of site.sources) {
    if (source.readOptions === undefined) continue
    try {
      const read = async (own: AbortSignal) => source.readOptions?.(country(), own)
      return choicesOf(answerOf(await workWithin(limit, read, signal)))
    } catch {
      // The next source may answer.
      throwIfAborted(signal)
    }
  }
  throw reason
}

/** In the form of the server, so that it is checked as that is. */
function answerOf(options: OnrampSourceOptions | undefined): unknown {
  const { payments = [], tokens = [] } = options ?? {}
  return {
    paymentCurrencies: payments.map(({ id, methods }) => ({
      id,
      limits: methods.map((method) => ({
        id: method.id,
        min: method.minText,
        max: method.maxText,
      })),
    })),
    purchaseCurrencies: tokens.map(({ symbol, name, networkIds }) => ({
      id: symbol,
      symbol,
      name,
      networks: networkIds.map((id) => ({
        name: namespaceOf(id) === 'solana' ? 'solana' : id,
        chainId: namespaceOf(id) === 'solana' ? undefined : referenceOf(id),
      })),
    })),
  }
}
