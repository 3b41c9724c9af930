import {
  type AccountId,
  type ChainAdapter,
  isLatchkeyError,
  isSameAddress,
  LatchkeyError,
  type NativeCurrency,
} from '../contract/index.ts'
import { formatAmount } from './amount.ts'
import type { FromApi } from './api-reader.ts'
import type { Balance } from './load-balances.ts'

interface Sources {
  readonly adapter: Pick<ChainAdapter, 'balances'> | undefined
  readonly fromApi: FromApi
}

/**
 * Reads what an account has of the native coin: from the network's nodes, else from the API.
 *
 * @throws LatchkeyError `balance.unavailable`, `aborted`.
 */
export function readCoin(
  { adapter, fromApi, currency }: Sources & { readonly currency: NativeCurrency },
  account: AccountId,
  signal: AbortSignal,
): Promise<Balance> {
  const { symbol, decimals } = currency
  return nodesElse(
    async () => {
      const amount = await adapter?.balances?.read(account, signal)
      return amount === undefined
        ? undefined
        : { amountText: formatAmount(amount, decimals), symbol }
    },
    async () => {
      const listed = await fromApi(account, signal)
      const coin = listed?.find(({ address }) => address === undefined)
      return coin && { amountText: coin.amountText, symbol }
    },
  )
}

/**
 * Reads what an account has of a token: from the network's nodes where they know its symbol, else from
 * the API.
 *
 * @throws LatchkeyError `balance.unavailable`, `aborted`.
 */
export function readToken(
  { adapter, fromApi, token }: Sources & { readonly token: string },
  account: AccountId,
  signal: AbortSignal,
): Promise<Balance> {
  return nodesElse(
    async () => {
      const found = await adapter?.balances?.ofToken?.(account, token, signal)
      if (found?.symbol === undefined) return undefined
      const { amount, decimals, symbol } = found
      return { amountText: formatAmount(amount, decimals), symbol }
    },
    async () => {
      const listed = await fromApi(account, signal)
      return listed?.find(({ address }) => address !== undefined && isSameAddress(address, token))
    },
  ).then(({ amountText, symbol }) => ({ amountText, symbol }))
}

async function nodesElse(
  fromNodes: () => Promise<Balance | undefined>,
  spare: () => Promise<Balance | undefined>,
): Promise<Balance> {
  const balance = await fromNodes()
    .catch(unlessAborted)
    .then((found) => found ?? spare())
  if (balance === undefined) throw new LatchkeyError('balance.unavailable', {})
  return balance
}

function unlessAborted(thrown: unknown): undefined {
  if (isLatchkeyError(thrown, 'aborted')) throw thrown
}
