import { LatchkeyError, type PlainError, plainError, toLatchkeyError } from '../contract/index.ts'
import type { OnrampOffer, OnrampProvider, OnrampState } from '../store/onramp-state.ts'
import type { RouteName } from '../store/routes.ts'
import { createLookTimer, type LookTimerDeps } from './look-timer.ts'
import { noPrice } from './offers.ts'
import { onrampProblem } from './onramp-form.ts'
import type {
  AnsweredOffer,
  ListedSeller,
  OnrampQuestion,
  ProviderGroup,
} from './provider-group.ts'

/** Providers, and what they offer for what is entered. */
export interface Quotes {
  /** Lists the providers of the account, and asks them. */
  begin(): void
  /** Something else is entered: asks for its prices, once the visitor has stopped typing. */
  changed(): void
  /** Asks again at once, as soon as the visitor looks. */
  refresh(): void
  /** Who sells under this id. */
  groupOf(providerId: string): ProviderGroup | undefined
  stop(): void
}

interface Deps extends LookTimerDeps {
  readonly groups: readonly ProviderGroup[]
  /** What is asked with what is entered. */
  question(): OnrampQuestion | undefined
}

/** Views in which prices are shown, or what they are for is chosen. */
const VIEWS: ReadonlySet<RouteName> = new Set<RouteName>([
  'OnRampProviders',
  'OnRampFiatSelect',
  'OnRampTokenSelect',
])

/** Between typing and the question, in milliseconds. */
const TYPING_MS = 300
/** Between two prices while the visitor looks, in milliseconds. */
const REFRESH_MS = 30_000

/** A question, and who was asked already. */
interface Asking {
  readonly question: OnrampQuestion
  readonly abort: AbortController
}

/**
 * Asks providers for prices. Only the answers to the last question count, each as it comes.
 *
 * @param slice - The part of the state that it writes.
 */
export function createQuotes(deps: Deps, slice: OnrampState): Quotes {
  const { groups } = deps
  const ids = new Map<string, ProviderGroup>()
  let asking: Asking | undefined
  let listing = new AbortController()
  const timer = createLookTimer(deps, {
    views: VIEWS,
    onDue: ask,
    // Only a price that is there has a next one.
    onChange(dueAtMs) {
      slice.nextQuotesAtMs = isDueForNext ? dueAtMs : undefined
    },
  })
  let isDueForNext = false

  function schedule(delayMs: number, isNext = false): void {
    isDueForNext = isNext
    timer.schedule(delayMs)
  }

  /** Whatever was asked before has no answer any more. */
  function forget(): void {
    asking?.abort.abort()
    asking = undefined
    timer.cancel()
  }

  function ask(): void {
    forget()
    const question = deps.question()
    if (question === undefined) return
    slice.providers = slice.providers.map((each) => ({ ...each, offer: beforeAnswer(each.offer) }))
    const now: Asking = { question, abort: new AbortController() }
    asking = now
    void Promise.all(groups.map((group) => askGroup(group, now))).then(() => {
      if (!now.abort.signal.aborted) schedule(REFRESH_MS, true)
    })
  }

  async function askGroup(group: ProviderGroup, { question, abort }: Asking): Promise<void> {
    const { signal } = abort
    if (![...ids.values()].includes(group)) return
    const offerOf = await readOffers(group, question, signal)
    if (signal.aborted) return
    slice.providers = slice.providers.map((each) =>
      ids.get(each.id) === group ? { ...each, offer: offerOf(each.id) } : each,
    )
  }

  async function list(group: ProviderGroup, signal: AbortSignal): Promise<void> {
    const { account } = slice
    if (account === undefined) return
    // Others are listed all the same.
    const sellers = await group.list(account, signal).catch(() => [])
    if (signal.aborted || sellers.length === 0) return
    const unknown = sellers.filter(({ id }) => !ids.has(id))
    for (const { id } of unknown) ids.set(id, group)
    const added = unknown.map((each) => rowOf(each, unasked(slice)))
    const all = [...slice.providers, ...added]
    const order = (id: string): number => groups.indexOf(ids.get(id) ?? group)
    slice.providers = all.sort((one, other) => order(one.id) - order(other.id))
    if (asking !== undefined) void askGroup(group, asking)
  }

  return {
    groupOf: (providerId) => ids.get(providerId),
    begin() {
      forget()
      listing.abort()
      listing = new AbortController()
      ids.clear()
      slice.providers = []
      for (const group of groups) void list(group, listing.signal)
      schedule(0)
    },
    changed() {
      forget()
      const offer = unasked(slice)
      slice.providers = slice.providers.map((each) => ({ ...each, offer }))
      if (deps.question() !== undefined) schedule(TYPING_MS)
    },
    refresh() {
      forget()
      schedule(0)
    },
    stop() {
      forget()
      listing.abort()
      timer.stop()
    },
  }
}

/** What each provider of a group offers, whatever the group does. */
async function readOffers(
  group: ProviderGroup,
  question: OnrampQuestion,
  signal: AbortSignal,
): Promise<(id: string) => AnsweredOffer> {
  try {
    const offers = await group.readOffers(question, signal)
    return (id) => offers.get(id) ?? noPrice(question)
  } catch (thrown) {
    const error: PlainError = plainError(toLatchkeyError(thrown))
    return () => noPrice(question, error)
  }
}

function beforeAnswer(offer: OnrampOffer): OnrampOffer {
  return offer.status === 'ready' ? { ...offer, isRefreshing: true } : { status: 'loading' }
}

/** What providers offer before they are asked. */
function unasked(slice: OnrampState): OnrampOffer {
  const problem = onrampProblem(slice)
  switch (problem?.problem) {
    case undefined:
    case 'loading':
      return { status: 'loading' }
    case 'belowLimit':
    case 'aboveLimit':
      return { status: 'unavailable', reason: problem.problem, limit: problem.limit }
    case 'sample':
      return { status: 'unavailable', reason: 'sample' }
    default:
      return { status: 'idle' }
  }
}

function rowOf(
  { id, name, imageUrl, feePercent, networkIds }: ListedSeller,
  offer: OnrampOffer,
): OnrampProvider {
  return { id, name, imageUrl, feePercent, networkIds: [...networkIds], offer }
}

/** @throws LatchkeyError `onramp.no-price` for a provider that can't be bought from. */
export function requireSeller(
  providers: readonly OnrampProvider[],
  providerId: string,
): OnrampProvider & {
  readonly offer: Extract<OnrampOffer, { readonly status: 'ready' | 'unpriced' }>
} {
  const found = providers.find(({ id }) => id === providerId)
  if (found?.offer.status === 'ready' || found?.offer.status === 'unpriced') {
    return { ...found, offer: found.offer }
  }
  throw new LatchkeyError('onramp.no-price', {})
}
