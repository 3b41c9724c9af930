import { plainError, toLatchkeyError } from '../contract/index.ts'
import type { RouteName } from '../store/routes.ts'
import type { OnrampOffer, OnrampState } from '../store/state/onramp.ts'
import { onrampProblem } from './form-rules.ts'
import { createLookTimer, type LookTimerDeps } from './look-timer.ts'
import { noPrice } from './offers.ts'
import type { AnsweredOffer, OnrampQuestion, ProviderGroup } from './provider-group.ts'
import { createProviderList, type ProviderList } from './provider-list.ts'

/** Providers, and what they offer for what is entered. */
export interface Quotes extends Pick<ProviderList, 'groupOf'> {
  /** Lists the providers of the account, and asks them. */
  begin(): void
  /** Something else is entered: asks for its prices, once the visitor has stopped typing. */
  changed(): void
  /** Asks again, as soon as the visitor looks. */
  refresh(): void
  stop(): void
}

interface Deps extends LookTimerDeps {
  readonly groups: readonly ProviderGroup[]
  /** Builds the question for prices from the form. */
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

/** A question, until there is another one. */
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
  const timer = createPriceTimer(deps, { slice, onDue: ask })
  let asking: Asking | undefined
  const list = createProviderList(
    {
      groups,
      unasked: () => unasked(slice),
      onListed: (group) => void (asking && askGroup(list, group, asking)),
    },
    slice,
  )

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
    list.write(({ offer }) => beforeAnswer(offer))
    const now: Asking = { question, abort: new AbortController() }
    asking = now
    void askAll(now)
  }

  async function askAll(now: Asking): Promise<void> {
    await Promise.all(groups.map((group) => askGroup(list, group, now)))
    if (!now.abort.signal.aborted) timer.next(REFRESH_MS)
  }

  return {
    groupOf: list.groupOf,
    begin() {
      forget()
      if (slice.account !== undefined) list.begin(slice.account)
      timer.first(0)
    },
    changed() {
      forget()
      const offer = unasked(slice)
      list.write(() => offer)
      if (deps.question() !== undefined) timer.first(TYPING_MS)
    },
    refresh() {
      forget()
      timer.first(0)
    },
    stop() {
      forget()
      list.stop()
      timer.stop()
    },
  }
}

/** Writes what the providers of a group offer, if it is in the list. */
async function askGroup(
  list: ProviderList,
  group: ProviderGroup,
  { question, abort }: Asking,
): Promise<void> {
  const { signal } = abort
  if (!list.has(group)) return
  const offerOf = await readOffers(group, question, signal)
  if (signal.aborted) return
  list.write(({ id, offer }) => (list.groupOf(id) === group ? offerOf(id) : offer))
}

interface Tools {
  readonly slice: OnrampState
  onDue(): void
}

/** Tells the state when the next prices come; the first ones are none. */
function createPriceTimer(deps: LookTimerDeps, { slice, onDue }: Tools) {
  let isNext = false
  const timer = createLookTimer(deps, {
    views: VIEWS,
    onDue,
    onChange(dueAtMs) {
      slice.nextQuotesAtMs = isNext ? dueAtMs : undefined
    },
  })
  const schedule = (isOfNext: boolean) => (delayMs: number) => {
    isNext = isOfNext
    timer.schedule(delayMs)
  }
  const { cancel, stop } = timer
  return { cancel, stop, first: schedule(false), next: schedule(true) }
}

/** Reads the offers of a group's providers; a failure of the group makes them unavailable. */
async function readOffers(
  group: ProviderGroup,
  question: OnrampQuestion,
  signal: AbortSignal,
): Promise<(id: string) => AnsweredOffer> {
  try {
    const offers = await group.readOffers(question, signal)
    return (id) => offers.get(id) ?? noPrice(question)
  } catch (thrown) {
    const error = plainError(toLatchkeyError(thrown))
    return () => noPrice(question, error)
  }
}

function beforeAnswer(offer: OnrampOffer): OnrampOffer {
  return offer.status === 'ready' ? { ...offer, isRefreshing: true } : { status: 'loading' }
}

/** Returns the offer of providers before they are asked. */
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
