import type { FiatCurrency } from '../../options/fiat-currency.ts'
import type { HttpApi } from '../http-api.ts'
import { COIN, readPrice } from './price.ts'

/** The coin whose price is compared: the most traded one that the service knows. */
const ETHER = `eip155:1:${COIN}`

/**
 * Reads the worth of one US dollar, as the prices of one coin in both currencies have it.
 *
 * @returns undefined where a price is not known.
 * @throws LatchkeyError `http.network`, `http.status`, `http.malformed`, `aborted`.
 */
export async function readFiatRate(
  service: { readonly api: HttpApi; readonly projectId: string | undefined },
  currency: FiatCurrency,
  signal: AbortSignal,
): Promise<number | undefined> {
  const [price, inUsd] = await Promise.all([
    readPrice(service, { token: ETHER, currency }, signal),
    readPrice(service, { token: ETHER, currency: 'USD' }, signal),
  ])
  return price && inUsd ? price / inUsd : undefined
}
