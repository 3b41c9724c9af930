import {
  Avatar,
  Button,
  copyIcon,
  disconnectIcon,
  externalIcon,
  IconButton,
  List,
  ListRow,
  Pair,
  Stack,
  Text,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import { useSnapshot } from '../../binding/use-snapshot.ts'
import { AccountWay } from '../../partials/logins/account-way.tsx'
import { ShortAddress } from '../../partials/short-address.tsx'
import type { ViewDefinition } from '../view-definition.ts'
import { type AccountModel, accountModel } from './account.model.ts'
import { Balance } from './balance.tsx'
import { networkButton } from './network-button.tsx'

/** Account, for a wallet of the visitor's own. */
export const view: ViewDefinition<'Account'> = {
  View: AccountView,
  title: (_params, { text }) => text.say('account.title'),
  start: networkButton,
}

/** The active account, in a wallet of the visitor's own. */
function AccountView(): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ accounts, inactive, network, identities, disconnect }) => ({
    accounts,
    inactive,
    network,
    identities,
    disconnect,
  }))
  const model = accountModel(snapshot, { actions: core.actions, text })
  // Between the end of a session and the closing of the modal there is no account to show.
  return model ? <ConnectedAccountView model={model} /> : <Stack />
}

function ConnectedAccountView({ model }: { readonly model: AccountModel }): ReactElement {
  const { text } = useModalContext()
  return (
    <Stack gap={5} above={1}>
      <Stack gap={3} align="start">
        <Avatar address={model.address} src={model.avatar} size={5.6} />
        <Stack gap={0} align="start">
          {model.name !== undefined && (
            <Text variant="title" data-testid="account-name">
              <bdi>{model.name}</bdi>
            </Text>
          )}
          <Stack direction="row" gap={1} align="center">
            <Text
              as="span"
              variant="lead"
              isNumeric
              title={model.address}
              data-testid="account-address"
              data-address={model.address}
            >
              <bdi dir="ltr">{model.shortAddress}</bdi>
            </Text>
            <IconButton
              icon={copyIcon}
              label={model.copyLabel}
              data-testid="account-copy"
              onClick={model.copy}
            />
          </Stack>
          <Balance />
        </Stack>
      </Stack>
      {model.kinds.length > 0 && (
        <List label={text.say('account.kinds')}>
          {model.kinds.map(({ address, label, isActive, choose }) => (
            <ListRow
              key={address}
              label={label}
              detail={<ShortAddress address={address} />}
              isSelected={isActive}
              data-testid={`account-kind-${address}`}
              onClick={choose}
            />
          ))}
        </List>
      )}
      <List label={text.say('account.all')}>
        <ListRow
          label={text.say('account.all')}
          tag={model.count}
          hasChevron
          data-testid="account-all"
          onClick={model.showAll}
        />
      </List>
      <AccountWay />
      <Pair>
        {model.explore && (
          <Button icon={externalIcon} data-testid="account-explorer" onClick={model.explore}>
            {text.say('account.explorer')}
          </Button>
        )}
        <Button
          icon={disconnectIcon}
          isBusy={model.isDisconnecting}
          data-testid="account-disconnect"
          onClick={model.disconnect}
        >
          {model.disconnectLabel}
        </Button>
      </Pair>
    </Stack>
  )
}
