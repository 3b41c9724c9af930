import type { Namespace } from '../../contract/index.ts'
import { type Reaction, reaction } from '../../store/reaction.ts'

interface Deps {
  readonly stored: {
    remember(connection: { readonly namespace: Namespace; readonly walletId: string }): void
  }
}

/** What is connected now is connected after a reload. */
export function rememberConnection({ stored }: Deps): Reaction {
  return reaction('sessionOpened', ({ session, isResumed }) => {
    if (!isResumed) stored.remember({ namespace: session.namespace, walletId: session.walletId })
  })
}
