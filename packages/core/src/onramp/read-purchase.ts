import { LatchkeyError } from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { OnrampOffer, OnrampProvider, OnrampState } from '../store/state/onramp.ts'
import type { OnrampOrder } from '../store/state/onramp-orders.ts'
import type { Form } from './form.ts'
import type { OnrampQuestion, ProviderGroup } from './provider-group.ts'
import type { Quotes } from './quotes.ts'

/** The parts from which a purchase is read. */
interface PurchaseParts {
  readonly form: Pick<Form, 'isOutdated' | 'question'>
  readonly quotes: Pick<Quotes, 'groupOf' | 'refresh'>
}

/** A purchase that can be made now. */
interface Purchase {
  readonly question: OnrampQuestion
  readonly group: ProviderGroup
  readonly draft: Pick<OnrampOrder, 'seller' | 'pay' | 'fee' | 'get' | 'method' | 'networkId'>
}

/** A price older than this is read again before it is paid, in milliseconds. Source: docs/security.md, S31. */
const FRESH_MS = 60_000

/**
 * Reads the purchase from the form, if it can be made now.
 *
 * @throws LatchkeyError `account.none`, `onramp.sample`, `onramp.no-price`, `onramp.price-changed`.
 */
export function readPurchase(
  { clock }: Pick<CorePorts, 'clock'>,
  { form, quotes }: PurchaseParts,
  { slice, providerId }: { readonly slice: OnrampState; readonly providerId: string },
): Purchase {
  if (slice.account === undefined || form.isOutdated()) throw new LatchkeyError('account.none', {})
  const { options } = slice
  if (options.status === 'ready' && options.isSample) throw new LatchkeyError('onramp.sample', {})
  const { offer, seller } = requireSeller(slice.providers, providerId)
  const question = form.question()
  const group = quotes.groupOf(providerId)
  if (question === undefined || group === undefined) throw new LatchkeyError('onramp.no-price', {})
  if (offer.status === 'unpriced') return { question, group, draft: { seller } }
  const { pay, fee, get, method, networkId, atMs } = offer.quote
  const ageMs = clock.now() - atMs
  if (ageMs < 0 || ageMs >= FRESH_MS) {
    quotes.refresh()
    throw new LatchkeyError('onramp.price-changed', {})
  }
  const amounts = { pay: { ...pay }, fee: fee && { ...fee }, get: { ...get } }
  return { question, group, draft: { seller, ...amounts, method, networkId } }
}

type Payable = Extract<OnrampOffer, { readonly status: 'ready' | 'unpriced' }>

/** @throws LatchkeyError `onramp.no-price` for a provider that can't be bought from. */
function requireSeller(providers: readonly OnrampProvider[], providerId: string) {
  const found = providers.find(({ id }) => id === providerId)
  if (found === undefined || !isPayable(found.offer)) throw new LatchkeyError('onramp.no-price', {})
  const { id, name, imageUrl, offer } = found
  return { offer, seller: { id, name, imageUrl } }
}

function isPayable(offer: OnrampOffer): offer is Payable {
  return offer.status === 'ready' || offer.status === 'unpriced'
}
