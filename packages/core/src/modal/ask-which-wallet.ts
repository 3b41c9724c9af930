import { type Reaction, reaction } from '../store/reaction.ts'

interface Deps {
  readonly modal: { isOpen(): boolean }
  /** Shows the list of wallets, where the ones that claim the same identity are marked. */
  show(): void
}

/** Reconnection stops where nobody can tell which wallet is meant; the visitor is asked. */
export function askWhichWallet({ modal, show }: Deps): Reaction {
  return reaction('walletAmbiguous', () => {
    if (!modal.isOpen()) show()
  })
}
