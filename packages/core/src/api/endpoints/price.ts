import * as z from 'zod/mini'
import type { FiatCurrency } from '../../options/fiat-currency.ts'
import type { HttpApi } from '../http-api.ts'
import { readAnswer } from '../read-answer.ts'

/** The address that stands for the native coin. Source: docs/blockchain-api.md, section 5. */
export const COIN = `0x${'e'.repeat(40)}`

const Prices = z.object({
  fungibles: z.array(z.object({ address: z.nullish(z.string()), price: z.nullish(z.number()) })),
})

/**
 * Reads the price of a token, in any of the service's currencies.
 *
 * @param token - Its address with the network, as `eip155:1:0x…`.
 * @returns undefined where it is unknown, and where the answer is of another token.
 * @throws LatchkeyError `http.network`, `http.status`, `http.malformed`, `aborted`.
 */
export async function readPrice(
  { api, projectId }: { readonly api: HttpApi; readonly projectId: string | undefined },
  { token, currency }: { readonly token: string; readonly currency: FiatCurrency },
  signal: AbortSignal,
): Promise<number | undefined> {
  const body = { currency: currency.toLowerCase(), addresses: [token], projectId }
  const answer = await api.post(['v1', 'fungible', 'price'], body, signal)
  const [first] = readAnswer(Prices, answer).fungibles
  const isOfToken = first?.address ? first.address.toLowerCase() === token.toLowerCase() : true
  return isOfToken && first?.price ? first.price : undefined
}
