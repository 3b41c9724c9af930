import { readBalances } from '../api/endpoints/account-balance.ts'
import { createStoredValues } from '../api/stored-values.ts'
import { isDivisible } from '../balances/read-tokens.ts'
import {
  type AccountId,
  type Clock,
  hasAccountForm,
  networkOf,
  type Storage,
} from '../contract/index.ts'
import type { Holding } from '../store/state/portfolio.ts'
import { orderHoldings } from './holding-order.ts'
import { type EarlierList, PORTFOLIO_FRESH_MS } from './portfolio.state.ts'

/** A longer list would take space that the website needs; after a reload it is read again. */
const MAX_TOKENS = 150

/** Lists that outlive the page while they are fresh. */
export interface StoredPortfolios {
  /** A list of an earlier page that is still fresh, and its age. */
  readFresh(account: AccountId): EarlierList | undefined
  write(account: AccountId, holdings: readonly Holding[]): void
  /** Removes those of a namespace: nothing of an account stays stored after it was disconnected. */
  remove(namespace: string): void
}

interface Deps {
  readonly storage: Storage
  readonly key: string
  readonly clock: Pick<Clock, 'now'>
}

/** Creates the stored lists of one core. */
export function createStoredPortfolios({ storage, key, clock }: Deps): StoredPortfolios {
  const values = createStoredValues<readonly Holding[]>({
    storage,
    key,
    readValue: readHoldings,
    toStored: (caipAddress, holdings) => ({
      caipAddress,
      balance: { balances: holdings.map(toStoredToken) },
    }),
  })
  const ageOf = ({ atMs }: { readonly atMs: number }): number => clock.now() - atMs
  const isFresh = (ageMs: number): boolean => ageMs >= 0 && ageMs < PORTFOLIO_FRESH_MS

  return {
    readFresh(account) {
      const found = values.read().find(([name]) => name === account)?.[1]
      if (found === undefined || !isFresh(ageOf(found))) return undefined
      return { holdings: found.value, ageMs: ageOf(found) }
    },
    write(account, holdings) {
      const before = values.read()
      const others = before.filter(([name, each]) => name !== account && isFresh(ageOf(each)))
      if (holdings.length > MAX_TOKENS) {
        if (others.length < before.length) values.write(others)
        return
      }
      values.write([...others, [account, { value: holdings, atMs: clock.now() }]])
    },
    remove(namespace) {
      const before = values.read()
      const others = before.filter(([name]) => !name.startsWith(`${namespace}:`))
      if (others.length < before.length) values.write(others)
    },
  }
}

/** @returns undefined where an entry is not as we write it: the list would be incomplete. */
function readHoldings(stored: object): readonly Holding[] | undefined {
  const { caipAddress, balance } = Object(stored)
  const { balances } = Object(balance)
  if (!hasAccountForm(caipAddress) || !Array.isArray(balances)) return undefined
  const networkId = networkOf(caipAddress)
  const tokens = readBalances(balances, networkId)
  if (tokens.length < balances.length) return undefined
  return orderHoldings(networkId, tokens.filter(isDivisible), undefined)
}

/** As the blockchain API has it, where 0 is a price that is unknown. */
function toStoredToken({ networkId, address, ...token }: Holding): object {
  return {
    name: token.name ?? '',
    symbol: token.symbol ?? '',
    chainId: networkId,
    address: address && `${networkId}:${address}`,
    value: token.valueUsd,
    price: token.priceUsd ?? 0,
    quantity: { decimals: String(token.decimals), numeric: token.amountText },
    // A picture that is data would take the space of many tokens.
    iconUrl: token.iconUrl?.startsWith('https:') ? token.iconUrl : undefined,
  }
}
