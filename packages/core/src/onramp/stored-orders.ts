import * as z from 'zod/mini'
import {
  type AccountId,
  addressOf,
  hasAccountForm,
  hasNetworkForm,
  isSameAddress,
  type NetworkId,
  namespaceOf,
  plainText,
  safeImage,
} from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import { readStoredList } from '../store/read-stored-list.ts'
import type { OnrampOrder } from '../store/state/onramp-orders.ts'
import { ORDERS_KEY } from './orders-key.ts'

/** An order, and the rows that the service had before it. */
export interface KnownOrder {
  readonly order: OnrampOrder
  readonly before: readonly string[] | undefined
}

/** Orders that outlive the page. */
export interface StoredOrders {
  /** Those of an account on any of its networks, newest first. */
  read(account: AccountId): readonly KnownOrder[]
  /** Stores all of an account. */
  write(account: AccountId, orders: readonly KnownOrder[]): void
}

const MAX_LENGTH = 200_000
const MAX_ORDERS = 30
/** The time after which an order is forgotten, in milliseconds. */
const LIFETIME_MS = 30 * 24 * 3_600_000
const MAX_NAME_LENGTH = 40

const Text = z.string().check(z.minLength(1), z.maxLength(256))
const Amount = z.object({
  amountText: z.string().check(z.regex(/^\d{1,80}(?:\.\d{1,80})?$/)),
  currency: z.string().check(z.regex(/^[\w.$+-]{1,24}$/)),
})

/** Pages of providers are not stored: their addresses may hold keys. Source: docs/security.md, S42. */
const Stored = z.object({
  id: Text,
  account: z.custom<AccountId>(hasAccountForm),
  seller: z.object({ id: Text, name: z.string(), imageUrl: z.optional(z.string()) }),
  pay: z.optional(Amount),
  fee: z.optional(Amount),
  get: z.optional(Amount),
  method: z.optional(Text),
  networkId: z.optional(z.custom<NetworkId>(hasNetworkForm)),
  startedAtMs: z.int().check(z.minimum(0)),
  current: z.union([
    z.object({ step: z.literal('known'), itemId: Text }),
    z.object({ step: z.enum(['pending', 'bought']) }),
    z.object({ step: z.literal('failed'), reason: z.optional(z.string()) }),
    z.object({ step: z.literal('notConfirmedYet') }),
  ]),
  before: z.optional(z.array(Text)),
})

type Stored = z.infer<typeof Stored>

/** Creates the stored orders of one core. What is not in the form that is written is not read. */
export function createStoredOrders({
  storage,
  clock,
  key,
}: Pick<CorePorts, 'storage' | 'clock' | 'key'>): StoredOrders {
  const name = key(ORDERS_KEY)

  function readAll(): readonly Stored[] {
    return readStoredList(storage.get(name), MAX_LENGTH).flatMap((each) => {
      const read = Stored.safeParse(each)
      return read.success && isRecent(read.data) ? read.data : []
    })
  }

  function isRecent({ startedAtMs }: Stored): boolean {
    return clock.now() - startedAtMs < LIFETIME_MS
  }

  return {
    read: (account) => readAll().filter(isOf(account)).map(toKnown),
    write(account, orders) {
      const others = readAll().filter((each) => !isOf(account)(each))
      const own = orders.flatMap(toStored)
      const all = [...own, ...others].slice(0, MAX_ORDERS)
      if (all.length === 0) storage.remove(name)
      else storage.set(name, JSON.stringify(all))
    },
  }
}

function isOf(account: AccountId) {
  return (each: { readonly account: AccountId }): boolean =>
    namespaceOf(each.account) === namespaceOf(account) &&
    isSameAddress(addressOf(each.account), addressOf(account))
}

/** An order without a page is none yet. */
function toStored({ order, before }: KnownOrder): readonly object[] {
  const { link: _, isBlocked: _isBlocked, current, ...rest } = order
  if (current.step === 'opening') return []
  const isQuiet = current.step === 'waiting' || current.step === 'notConfirmedYet'
  return [{ ...rest, before, current: isQuiet ? { step: 'notConfirmedYet' } : current }]
}

function toKnown({ before, current, seller, ...rest }: Stored): KnownOrder {
  const order: OnrampOrder = {
    ...rest,
    seller: {
      id: seller.id,
      name: plainText(seller.name, MAX_NAME_LENGTH),
      imageUrl: safeImage(seller.imageUrl ?? ''),
    },
    isBlocked: false,
    current:
      current.step === 'notConfirmedYet'
        ? { step: 'notConfirmedYet', canTryAgain: false }
        : current,
  }
  return { order, before }
}
