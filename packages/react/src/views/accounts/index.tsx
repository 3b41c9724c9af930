import type { ChainKit } from '../chain-kit.ts'
import type { ViewDefinition } from '../define-view.ts'
import { AccountsView } from './accounts.view.tsx'

/** All accounts, to choose the one that counts. */
export function accounts(kit: ChainKit): ViewDefinition<'Accounts'> {
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: made once for a modal, with what its chunk lacks
    View: () => <AccountsView kit={kit} />,
    title: (_params, { text }) => text.say('account.all'),
  }
}
