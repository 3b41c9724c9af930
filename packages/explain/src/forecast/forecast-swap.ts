import { isSame } from '../evm/known-call.ts'
import type { AskNode } from '../model/forecast.ts'
import { balanceCall, balanceIn, type Simulated, simulate } from './simulate.ts'

/** Transactions that swap on an EVM network, in their order; plain addresses. */
export interface SwapTrade {
  readonly account: string
  /** The token that is given and the one that is received; undefined for the coin. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly calls: readonly {
    readonly to: string
    /** `0x…` */
    readonly data: string
    readonly amount: bigint
  }[]
}

/** The effects of a swap that a node expects, if it were sent now. In smallest units. */
export type SwapForecast =
  | {
      readonly kind: 'moves'
      /** The decrease of the given asset in the account; negative for an increase. */
      readonly loses: bigint
      /** The increase of the received asset; negative for a decrease. */
      readonly gets: bigint
      /**
       * Is true if it would lose something of another token or collection, or more coins than it
       * pays, or would give a right over its assets to another account than those that get an
       * approval first.
       */
      readonly losesOthers: boolean
    }
  | { readonly kind: 'fails' }

/**
 * Runs a swap on a node, and asks the tokens what the account has before and after.
 *
 * @returns Undefined where the node can't simulate it, or did not answer in a form that is understood.
 */
export async function forecastSwap(
  { account, from, to, calls }: SwapTrade,
  ask: AskNode,
): Promise<SwapForecast | undefined> {
  const balances = [from, to].flatMap((token) =>
    token === undefined ? [] : [balanceCall(token, account)],
  )
  const made = calls.map((call) => ({
    from: account,
    to: call.to,
    value: call.amount,
    data: call.data.slice(2),
  }))
  const results = await simulate([...balances, ...made, ...balances], ask)
  if (results === undefined) return undefined
  const done = results.slice(balances.length, balances.length + calls.length)
  if (done.some(({ isDone }) => !isDone)) return { kind: 'fails' }
  const seen = coinsTo(account, done)
  const coinsIn = seen ?? (to === undefined ? await noCoins(account, ask) : undefined)
  const paid = calls.reduce((sum, { amount }) => sum + amount, 0n)
  const before = results.slice(0, balances.length).map(balanceIn)
  const after = results.slice(-balances.length).map(balanceIn)
  const ofCoin = coinsIn === undefined ? undefined : coinsIn - paid
  const changeOf = (token: string | undefined, at: number): bigint | undefined =>
    token === undefined ? ofCoin : difference(before[at], after[at])
  const gets = changeOf(to, from === undefined ? 0 : 1)
  const change = from === undefined ? -paid + (coinsIn ?? 0n) : changeOf(from, 0)
  if (gets === undefined || change === undefined) return undefined
  const isMore = losesOthers(account, from, done) || losesCoins(account, paid, done)
  const isRight = givesRights(account, { from, calls }, done)
  return { kind: 'moves', loses: -change, gets, losesOthers: isMore || isRight }
}

/** The coins that arrive; undefined where none are moved at all. */
function coinsTo(account: string, done: readonly Simulated[]): bigint | undefined {
  const moves = done.flatMap(({ transfers }) => transfers)
  const coins = moves.filter(({ asset }) => asset.kind === 'coin')
  if (coins.length === 0) return undefined
  return coins.reduce((sum, { to, amount }) => (isSame(to, account) ? sum + amount : sum), 0n)
}

/**
 * None, if the node is one that writes movements of coins down: it is shown one. Undefined where that is
 * not known.
 */
async function noCoins(account: string, ask: AskNode): Promise<bigint | undefined> {
  const [moved] = (await simulate([{ from: account, to: account, value: 1n, data: '' }], ask)) ?? []
  return moved?.transfers.some(({ asset }) => asset.kind === 'coin') ? 0n : undefined
}

function losesOthers(
  account: string,
  given: string | undefined,
  done: readonly Simulated[],
): boolean {
  return done
    .flatMap(({ transfers }) => transfers)
    .some(({ asset, from, to }) => {
      const isOut = isSame(from, account) && !isSame(to, account)
      const isGiven = 'address' in asset && given !== undefined && isSame(asset.address, given)
      return isOut && asset.kind !== 'coin' && !isGiven
    })
}

/** An account that is a contract may pay more coins than are sent along. */
function losesCoins(account: string, paid: bigint, done: readonly Simulated[]): boolean {
  const left = done
    .flatMap(({ transfers }) => transfers)
    .filter(({ asset, from, to }) => {
      return asset.kind === 'coin' && isSame(from, account) && !isSame(to, account)
    })
  return left.reduce((sum, { amount }) => sum + amount, 0n) > paid
}

/** The exchange may be allowed the token that is given: some tokens announce what is left of it. */
function givesRights(
  account: string,
  { from, calls }: Pick<SwapTrade, 'from' | 'calls'>,
  done: readonly Simulated[],
): boolean {
  const exchange = calls.at(-1)?.to
  return done
    .flatMap(({ allowances }) => allowances)
    .filter(({ owner }) => isSame(owner, account))
    .some(({ contract, spender }) => {
      const isOfSwap = from !== undefined && isSame(contract, from)
      return !isOfSwap || spender === undefined || !isSame(spender, exchange ?? '')
    })
}

function difference(before: bigint | undefined, after: bigint | undefined): bigint | undefined {
  return before === undefined || after === undefined ? undefined : after - before
}
