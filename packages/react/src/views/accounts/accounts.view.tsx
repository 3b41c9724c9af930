import {
  Button,
  disconnectIcon,
  globeIcon,
  Image,
  List,
  ListRow,
  Stack,
  Text,
  TextButton,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enAccounts } from '../../messages/en/accounts.ts'
import { useFocusAfterRemoval } from '../../partials/use-focus-after-removal.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { type AccountsModel, accountsModel, type NamespaceSection } from './accounts.model.ts'
import { type SingleDisconnect, useSingleDisconnect } from './use-single-disconnect.ts'
import { WalletAccounts } from './wallet-accounts.tsx'

/** All accounts, to choose the one that counts. */
export const view: ViewDefinition<'Accounts'> = {
  english: enAccounts,
  View: AccountsView,
  needsAccount: true,
  title: (_params, { text }) => text.get('account.all'),
}

/** All connected accounts, by namespace and wallet. */
function AccountsView(): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const snapshot = useSnapshot((state) => ({
    accounts: state.accounts,
    inactive: state.inactive,
    network: state.network,
    identities: state.identities,
    labels: state.labels,
    ownLabels: state.ownLabels,
    options: state.options,
    balances: state.balances,
    tokenBalances: state.tokenBalances,
    portfolio: state.portfolio,
    router: state.router,
    connectorPictures: state.connectorPictures,
  }))
  const model = accountsModel(snapshot, { actions, text })
  const { disconnectAll } = model
  const disconnect = useSingleDisconnect()
  return (
    <Stack gap={5} above={1} {...useFocusAfterRemoval()}>
      {model.sections.map((section) => (
        <Section key={section.namespace} section={section} disconnect={disconnect} />
      ))}
      {model.missing.length > 0 && <Missing namespaces={model.missing} />}
      {disconnectAll && (
        <Button
          isWide
          icon={disconnectIcon}
          data-testid="accounts-leave-all"
          onClick={(press) => disconnect({ disconnect: disconnectAll }, press)}
        >
          {text.get('accounts.everyone')}
        </Button>
      )}
    </Stack>
  )
}

/** The other namespaces of the site, each with the way to a wallet for it. */
function Missing({ namespaces }: { readonly namespaces: AccountsModel['missing'] }): ReactElement {
  const { text } = useModalContext()
  return (
    <List label={text.get('networks.unconnected')}>
      {namespaces.map(({ namespace, name, image, connect }) => (
        <ListRow
          key={namespace}
          label={name}
          detail={text.get('networks.unconnected')}
          picture={<Image src={image} shape="round" fallback={globeIcon} />}
          tag={text.get('accounts.add')}
          data-testid={`accounts-connect-${namespace}`}
          onClick={connect}
        />
      ))}
    </List>
  )
}

interface SectionProps {
  readonly section: NamespaceSection
  readonly disconnect: SingleDisconnect
}

function Section({ section, disconnect }: SectionProps): ReactElement {
  const { namespace, heading, wallets, connectLabel, connect } = section
  return (
    <Stack gap={heading === undefined ? 4 : 2}>
      <Stack gap={4}>
        {heading !== undefined && (
          <Text as="h3" variant="title" data-testid={`accounts-namespace-${namespace}`}>
            {heading}
          </Text>
        )}
        {wallets.map((wallet) => (
          <WalletAccounts key={wallet.key} wallet={wallet} disconnect={disconnect} />
        ))}
      </Stack>
      {heading === undefined ? (
        <Button isWide data-testid={`accounts-connect-${namespace}`} onClick={connect}>
          {connectLabel}
        </Button>
      ) : (
        <Text variant="small">
          <TextButton data-testid={`accounts-connect-${namespace}`} onClick={connect}>
            {connectLabel}
          </TextButton>
        </Text>
      )}
    </Stack>
  )
}
