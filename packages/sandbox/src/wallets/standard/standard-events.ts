import type { WalletLine } from '../namespace/namespace-wallet.ts'
import type { StandardAccount } from './wallet-standard.ts'

type Listener = (change: { readonly accounts: readonly StandardAccount[] }) => void

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
  read: (said: unknown) => readonly StandardAccount[],
): AccountsBoard {
  let accounts: readonly StandardAccount[] = []
  const listeners = new Set<Listener>()
  line.on('change', (said) => {
    accounts = read(said)
    for (const listener of [...listeners]) listener({ accounts })
  })
  return {
    list: () => accounts,
    set(seen) {
      accounts = seen
    },
    feature: {
      version: '1.0.0',
      on(event, listener) {
        if (event === 'change') listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }
}
