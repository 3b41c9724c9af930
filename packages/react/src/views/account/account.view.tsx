import { Stack } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enAccounts } from '../../messages/en/accounts.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { accountModel } from './account.model.ts'
import { ActionTiles } from './actions/account-actions.tsx'
import { DepositRow } from './actions/deposit-row.tsx'
import { Head } from './head.tsx'
import { Kinds } from './kinds.tsx'
import { networkButton } from './network-button.tsx'
import { AccountTabs } from './tabs/account-tabs.tsx'
import { shownPart } from './tabs/tab-parts.ts'
import { Total } from './total.tsx'

/** The active account: what it holds, what it can do, and what it did. */
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
  const snapshot = useSnapshot((state) => ({
    accounts: state.accounts,
    inactive: state.inactive,
    network: state.network,
    identities: state.identities,
    labels: state.labels,
    ownLabels: state.ownLabels,
    disconnect: state.disconnect,
    options: state.options,
    connectorPictures: state.connectorPictures,
  }))
  const model = accountModel(snapshot, { actions, text })
  // Between the end of a session and the closing of the modal there is no account to show.
  if (model === undefined) return <Stack />
  return (
    <Stack gap={5} above={1}>
      <Stack gap={4}>
        <Head model={model} />
        <Total isOfTokens={model.hasTotal} />
      </Stack>
      {model.kinds.length > 0 && <Kinds kinds={model.kinds} />}
      <ActionTiles />
      <DepositRow />
      <AccountTabs />
    </Stack>
  )
}
