import type { HasHabit } from '../namespace/habits.ts'
import type { WalletLine } from '../namespace/namespace-wallet.ts'
import { LATE_MS } from '../namespace/rude-line.ts'
import type { StandardAccount } from './wallet-standard.ts'

type Listener = (change: { readonly accounts?: readonly StandardAccount[] }) => void

/** The accounts that a page sees, and the feature that emits their changes. */
export interface AccountsBoard {
  list(): readonly StandardAccount[]
  set(accounts: readonly StandardAccount[]): void
  readonly feature: {
    readonly version: '1.0.0'
    on(event: string, listener: Listener): () => void
  }
}

/** Stores the accounts that the wallet outside reports. */
export function createBoard(
  line: WalletLine,
  { read, has }: { readonly has: HasHabit; read(said: unknown): readonly StandardAccount[] },
): AccountsBoard {
  let accounts: readonly StandardAccount[] = []
  const listeners = new Set<Listener>()
  const emit: Listener = (change) => {
    for (const listener of [...listeners]) listener(change)
  }
  function list(next: readonly StandardAccount[], isLate: boolean): void {
    if (isLate) setTimeout(() => list(next, false), LATE_MS)
    else accounts = next
  }
  line.on('change', (said) => {
    const next = read(said)
    list(next, has('emits-early'))
    if (!has('emits-early')) return emit({ accounts })
    emit({})
    emit({})
  })
  return {
    list: () => accounts,
    set: (seen) => list(seen, has('lists-late')),
    feature: {
      version: '1.0.0',
      on(event, listener) {
        if (event === 'change') listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }
}
