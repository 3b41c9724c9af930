import {
  Avatar,
  Button,
  copyPlain,
  disconnectIcon,
  externalIcon,
  Glyph,
  Image,
  List,
  ListRow,
  Pair,
  Stack,
  Text,
  walletIcon,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import { CopyButton } from '../../partials/copy-button.tsx'
import { ShortAddress } from '../../partials/short-address.tsx'
import type { AccountModel } from './account.model.ts'
import { ActionRows } from './actions/account-actions.tsx'
import { Balance } from './balance.tsx'

/** The active account in a wallet of the visitor's own. */
export function ExternalAccount({ model }: { readonly model: AccountModel }): ReactElement {
  const { text } = useModalContext()
  return (
    <Stack gap={5} above={1}>
      <Stack gap={3} align="start">
        <Avatar
          address={model.address}
          src={model.avatar}
          size={5.6}
          badge={<Image src={model.wallet.icon} size={2} fallback={walletIcon} />}
        />
        <Stack gap={0} align="start">
          {model.name !== undefined && (
            <Text variant="lead" data-testid="account-name">
              <bdi>{model.name}</bdi>
            </Text>
          )}
          <Stack direction="row" gap={1} align="center">
            <Text
              as="span"
              variant={model.name === undefined ? 'lead' : 'small'}
              isNumeric
              title={model.address}
              data-testid="account-address"
              data-address={model.address}
            >
              <bdi dir="ltr" onCopy={copyPlain(model.address)}>
                {model.shortAddress}
              </bdi>
            </Text>
            <CopyButton
              label={model.copyLabel}
              iconSize={model.name === undefined ? 'm' : 's'}
              data-testid="account-copy"
              copy={model.copy}
            />
          </Stack>
          <Balance />
        </Stack>
      </Stack>
      {model.kinds.length > 0 && (
        <List label={text.get('account.kinds')}>
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
      <ActionRows />
      <List label={text.get('account.all')}>
        <ListRow
          label={text.get('account.all')}
          detail={model.wallet.name && <bdi data-testid="account-wallet">{model.wallet.name}</bdi>}
          picture={<Glyph icon={walletIcon} />}
          tag={model.count}
          hasChevron
          data-testid="account-all"
          onClick={model.showAll}
        />
      </List>
      {/* If they don't fit side by side, "Disconnect" is below. */}
      <Pair style={BELOW}>
        {model.explore && (
          <Button icon={externalIcon} data-testid="account-explorer" onClick={model.explore}>
            {text.get('account.explorer')}
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

const BELOW = { flexWrap: 'wrap' } as const
