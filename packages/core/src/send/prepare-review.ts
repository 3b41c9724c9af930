import type { TransferForecast } from '@latchkey/explain/forecast-transfer'
import { formatAmount, parseAmount } from '../balances/amount.ts'
import {
  addressOf,
  isSameAddress,
  lazy,
  type NodeReader,
  namespaceOf,
  networkOf,
} from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'
import type { SendForecast, SendReview } from '../store/state/send.ts'
import type { AccountReader } from './account-reader.ts'
import { confirmName } from './confirm-name.ts'
import { doubtsOf } from './doubts.ts'
import { prepareSend, type SendDraft } from './prepare-send.ts'
import type { SenderDeps } from './require-sender.ts'
import { readSentBefore, type SentBeforeDeps } from './sent-before.ts'

/** The dependencies of a review with a forecast. */
export interface PrepareReviewDeps extends SenderDeps, SentBeforeDeps {
  readonly timers: Pick<Timers, 'after' | 'signal'>
  readonly services: { readonly nodes: NodeReader }
  readonly account: Pick<AccountReader, 'resolveName' | 'readHistory'>
}

/** How much longer a review waits for its forecast than for everything else, in milliseconds. */
const FORECAST_WAIT_MS = 300

/**
 * Makes the review of a transfer, with what a node foresees where that is not what is reviewed. The
 * forecast delays nothing for long, and its absence means nothing. Who was paid before is read.
 *
 * @throws As `confirmName` and `prepareSend`.
 */
export async function prepareReview(
  deps: PrepareReviewDeps,
  draft: SendDraft,
  signal: AbortSignal,
): Promise<SendReview> {
  await confirmName(deps, draft, signal)
  const foreseen = foresee(deps, draft, signal)
  const [prepared, { facts, isCompared }] = await Promise.all([
    prepareSend(deps, draft, signal),
    readSentBefore(deps, draft.account, signal),
  ])
  const doubts = doubtsOf(deps.state, facts, prepared)
  const review = { ...prepared, doubts, ...(!isCompared && { isUncompared: true }) }
  const forecast = await orNothing(foreseen, deps.timers)
  return forecast === undefined ? review : { ...review, forecast }
}

/** Only tokens can do something else than was asked; networks of other namespaces refuse those that do. */
async function foresee(
  { services }: PrepareReviewDeps,
  { account, token, to, amountText }: SendDraft,
  signal: AbortSignal,
): Promise<SendForecast | undefined> {
  const from = addressOf(account)
  const { address, decimals } = token
  if (namespaceOf(account) !== 'eip155' || address === undefined) return undefined
  if (isSameAddress(from, to)) return undefined
  const { nodes } = services
  try {
    const amount = parseAmount(amountText, decimals)
    const part = lazy(() => import('@latchkey/explain/forecast-transfer'))
    const { forecastTransfer } = await part.load()
    const foreseen = await forecastTransfer(
      { token: address, from, to, amount },
      (method, params) => nodes.read(networkOf(account), method, params, signal),
    )
    return foreseen && beyond(foreseen, { amount, decimals })
  } catch {
    // Without a forecast the review says what it says without one.
    return undefined
  }
}

/** Returns the effects that are not in the review already. */
function beyond(
  foreseen: TransferForecast,
  { amount, decimals }: { readonly amount: bigint; readonly decimals: number },
): SendForecast | undefined {
  if (foreseen.kind === 'fails') return { kind: 'fails' }
  const { loses, gets, others } = foreseen
  if (loses === amount && gets === amount && others.length === 0) return undefined
  const [losesText, getsText] = [loses, gets].map((units) => formatAmount(units, decimals))
  return { kind: 'moves', losesText: losesText ?? '', getsText: getsText ?? '', others }
}

function orNothing<T>(
  promise: Promise<T>,
  timers: PrepareReviewDeps['timers'],
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const cancel = timers.after(FORECAST_WAIT_MS, () => resolve(undefined))
    void promise.then((value) => {
      cancel()
      resolve(value)
    })
  })
}
