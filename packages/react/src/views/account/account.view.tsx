import { Stack } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enAccounts } from '../../messages/en/accounts.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { accountModel } from './account.model.ts'
import { EmbeddedAccount } from './embedded-account.tsx'
import { ExternalAccount } from './external-account.tsx'
import { networkButton } from './network-button.tsx'
import { shownPart } from './tabs/tab-parts.ts'

/** Account: for a wallet of the visitor's own, or with the holdings of the embedded one. */
export const view: ViewDefinition<'Account'> = {
  needsAccount: true,
  english: enAccounts,
  View: AccountView,
  title: (_params, { text }) => text.get('account.title'),
  start: networkButton,
  prefetch({ core, views }) {
    const part = shownPart(core.snapshot())
    if (part === undefined) return
    // A part that can't be loaded is loaded again when it is shown.
    views.loadPart(part).catch(() => {})
    core.account.load().then(
      ({ portfolio }) => portfolio.restore(),
      () => {},
    )
  },
}

/** The active account. */
function AccountView(): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const snapshot = useSnapshot(
    ({ accounts, inactive, network, identities, labels, ownLabels, disconnect }) => ({
      accounts,
      inactive,
      network,
      identities,
      labels,
      ownLabels,
      disconnect,
    }),
  )
  const model = accountModel(snapshot, { actions, text })
  // Between the end of a session and the closing of the modal there is no account to show.
  if (model === undefined) return <Stack />
  return model.embedded ? (
    <EmbeddedAccount model={model} embedded={model.embedded} />
  ) : (
    <ExternalAccount model={model} />
  )
}
