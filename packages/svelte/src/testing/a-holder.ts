import { aFakeWallet, createSendingAdapter, type SendingAdapter } from '@latchkey/core/testing'
import type { CreateLatchkeyOptions, Latchkey } from '@latchkey/react'
import { ADDRESS, anInstance } from './an-instance.ts'

type Listing = NonNullable<CreateLatchkeyOptions['collectibles']>[number]

/** An instance whose account has one coin, two pages of collectibles and one page of transactions. */
export interface Holder {
  readonly latchkey: Latchkey
  readonly adapter: SendingAdapter
  /** The signal of each page that was requested. */
  readonly signals: readonly AbortSignal[]
  connect(): Promise<void>
}

/** The second page of collectibles never comes. */
export function aHolder(): Holder {
  const signals: AbortSignal[] = []
  const wallets = createSendingAdapter(aFakeWallet())
  wallets.nativeBalances.set(ADDRESS, 10n ** 18n)
  const adapter = Object.assign(wallets, {
    histories: {
      async read(_query: unknown, signal: AbortSignal) {
        signals.push(signal)
        return { transactions: [{ id: '0xaa', direction: 'in' as const, amount: 1n }] }
      },
    },
  })
  const collectibles: Listing = {
    namespaces: ['eip155'],
    listPage({ cursor }, _nodes, signal) {
      signals.push(signal)
      const first = { collectibles: [{ id: 'a', name: 'Anemone' }], next: 'two' }
      return cursor === undefined ? Promise.resolve(first) : new Promise(() => {})
    },
  }
  const latchkey = anInstance({
    adapters: [adapter],
    collectibles: [collectibles],
    // Without a service that may list tokens nothing waits for one.
    projectId: undefined,
  })
  return {
    latchkey,
    adapter,
    signals,
    async connect() {
      await latchkey.actions.connect.withWallet('eip155', 'io.fjord')
    },
  }
}
