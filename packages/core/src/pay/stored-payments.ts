import * as z from 'zod/mini'
import type { ExchangeSession } from '../api/endpoints/exchanges.ts'
import {
  type AccountId,
  type Clock,
  isAccountId,
  type Storage,
  safeImage,
  secureLink,
} from '../contract/index.ts'
import { writeAccount } from '../rpc/checksum-address.ts'
import type { PayExchange, PayMeans, Payment, PayStep } from '../store/state/pay.ts'

/** A payment that was begun, as every tab of the site sees it. */
export type StoredPayment =
  /** The wallet was asked; with its answer it has the transaction's id. */
  | { readonly by: 'wallet'; readonly account: AccountId; readonly id?: string | undefined }
  /** The page of an exchange is being asked for. */
  | { readonly by: 'opening' }
  | {
      readonly by: 'exchange'
      readonly exchange: PayExchange
      readonly sessionId: string
      readonly url: string
    }
  | {
      readonly by: 'done'
      readonly means: PayMeans
      readonly id?: string | undefined
      readonly doneAtMs: number
    }

/** The payments of a site in this browser. */
export interface PaymentStore {
  find(key: string): StoredPayment | undefined
  put(key: string, payment: StoredPayment): void
  remove(key: string): void
  /** Returns true if a session of an exchange is that of another payment, done or not. */
  isOfAnother(key: string, session: ExchangeSession): boolean
}

interface Deps {
  readonly storage: Storage
  readonly clock: Pick<Clock, 'now'>
}

const MAX_ENTRIES = 20
/** Longer texts were not written by us. */
const MAX_LENGTH = 40_000

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** How long a wallet that never answered may still send; after that the visitor knows. */
const UNANSWERED_MS = 60 * MINUTE_MS

const Account = z.pipe(z.custom<AccountId>(isAccountId), z.transform(writeAccount))
const Id = z.optional(z.string().check(z.regex(/^\w{1,128}$/)))
const Exchange = z.object({
  id: z.string(),
  name: z.string(),
  imageUrl: z.optional(z.custom<string>((url) => safeImage(String(url)) !== undefined)),
})

const Stored = z.object({
  key: z.string(),
  atMs: z.number(),
  payment: z.union([
    z.object({ by: z.literal('wallet'), account: Account, id: Id }),
    z.object({ by: z.literal('opening') }),
    z.object({
      by: z.literal('done'),
      means: z.union([
        z.object({ by: z.literal('wallet'), account: Account }),
        z.object({ by: z.literal('exchange'), exchange: Exchange, sessionId: z.string() }),
      ]),
      id: Id,
      doneAtMs: z.number(),
    }),
    z.object({
      by: z.literal('exchange'),
      exchange: Exchange,
      sessionId: z.string(),
      url: z.custom<string>((url) => typeof url === 'string' && secureLink(url) !== undefined),
    }),
  ]),
})

interface Entry {
  readonly key: string
  readonly atMs: number
  readonly payment: StoredPayment
}

/** Creates the store. What is not in the form that is written is not read. */
export function createPaymentStore({ storage, clock }: Deps, key: string): PaymentStore {
  function read(): readonly Entry[] {
    const text = storage.get(key)
    if (text === undefined || text.length > MAX_LENGTH) return []
    const entries = z.array(z.unknown()).safeParse(parsed(text))
    return (entries.data ?? [])
      .flatMap((entry) => Stored.safeParse(entry).data ?? [])
      .filter(({ atMs, payment }) => clock.now() - atMs < lifetimeMs(payment))
  }

  /** Writes the entries; fields that are undefined are left out. */
  function write(entries: readonly Entry[]): void {
    if (entries.length === 0) storage.remove(key)
    else storage.set(key, JSON.stringify(entries.slice(-MAX_ENTRIES)))
  }

  const others = (of: string): readonly Entry[] => read().filter((entry) => entry.key !== of)

  return {
    find: (of) => read().find((entry) => entry.key === of)?.payment,
    put(of, payment) {
      const before = read().find((entry) => entry.key === of)
      const { atMs = clock.now() } = before ?? {}
      write([...others(of), { key: of, atMs, payment }])
    },
    remove: (of) => write(others(of)),
    isOfAnother: (of, { exchangeId, sessionId }) =>
      others(of).some(({ payment }) => {
        const means = payment.by === 'done' ? payment.means : payment
        if (means.by !== 'exchange') return false
        return means.exchange.id === exchangeId && means.sessionId === sessionId
      }),
  }
}

function lifetimeMs(payment: StoredPayment): number {
  switch (payment.by) {
    case 'opening':
      return MINUTE_MS / 2
    case 'wallet':
      return payment.id === undefined ? UNANSWERED_MS : DAY_MS
    case 'exchange':
    case 'done':
      return DAY_MS
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // It was cut off.
    return undefined
  }
}

/**
 * Returns the step at which a stored payment continues.
 *
 * @returns undefined while another tab asks for its page; `idle` for one that is over and can be
 *   made again: without a number of the website, the same request later is another payment.
 */
export function stepOf(
  stored: StoredPayment,
  { isOrder, begunAtMs }: Pick<Payment, 'isOrder' | 'begunAtMs'>,
): PayStep | undefined {
  switch (stored.by) {
    case 'opening':
      return undefined
    case 'wallet': {
      const { account, id } = stored
      return id === undefined ? { step: 'unknown', account } : { step: 'sent', account, id }
    }
    case 'exchange': {
      const { exchange, sessionId, url } = stored
      const visit = { exchange, sessionId, url, isBlocked: false, status: 'UNKNOWN' } as const
      return { step: 'atExchange', visit }
    }
    case 'done': {
      const { means, id, doneAtMs } = stored
      return isOrder || doneAtMs >= begunAtMs ? { step: 'paid', means, id } : { step: 'idle' }
    }
  }
}
