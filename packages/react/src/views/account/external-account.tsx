import {
  Avatar,
  Button,
  disconnectIcon,
  editIcon,
  externalIcon,
  Glyph,
  Image,
  keyholeIcon,
  List,
  ListRow,
  Pair,
  Stack,
  walletIcon,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { AccountHead } from '../../partials/account-head.tsx'
import { ShortAddress } from '../../partials/short-address.tsx'
import type { AccountModel } from './account.model.ts'
import { ActionRows } from './actions/account-actions.tsx'
import { DepositRow } from './actions/deposit-row.tsx'
import { Balance } from './balance.tsx'

/** The ids for tests. */
const IDS = {
  nameTestId: 'account-name',
  addressTestId: 'account-address',
  copyTestId: 'account-copy',
} as const

/** The active account in a wallet of the visitor's own. */
export function ExternalAccount({ model }: { readonly model: AccountModel }): ReactElement {
  const { text } = useModalContext()
  return (
    <Stack gap={5} above={1}>
      <AccountHead
        picture={
          <Avatar
            address={model.address}
            src={model.avatar}
            size={5.6}
            badge={<Image src={model.wallet.icon} size={2} fallback={walletIcon} />}
          />
        }
        direction="column"
        name={model.name}
        address={model.address}
        shortAddress={model.shortAddress}
        copyLabel={model.copyLabel}
        copy={model.copy}
        ids={IDS}
      >
        <Balance />
      </AccountHead>
      {model.kinds.length > 0 && <Kinds kinds={model.kinds} />}
      <ActionRows />
      <DepositRow />
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
      {/* Below what is needed most: in a low window the rest is scrolled to. */}
      <OwnRows model={model} />
    </Stack>
  )
}

function Kinds({ kinds }: Pick<AccountModel, 'kinds'>): ReactElement {
  const { text } = useModalContext()
  return (
    <List label={text.get('account.kinds')}>
      {kinds.map(({ address, label, isActive, choose }) => (
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
  )
}

/** All accounts, the visitor's own name for this one, and what the site can do. */
function OwnRows({ model }: { readonly model: AccountModel }): ReactElement {
  const { text } = useModalContext()
  const { label, wallet, count, showAll, showPermissions } = model
  return (
    <List label={text.get('account.all')}>
      <ListRow
        label={text.get('account.all')}
        detail={wallet.name && <bdi data-testid="account-wallet">{wallet.name}</bdi>}
        picture={<Glyph icon={walletIcon} />}
        tag={count}
        hasChevron
        data-testid="account-all"
        onClick={showAll}
      />
      <ListRow
        label={text.get('account.label')}
        detail={<bdi>{label.text}</bdi>}
        picture={<Glyph icon={editIcon} />}
        hasChevron
        data-testid="account-label"
        onClick={label.edit}
      />
      <ListRow
        label={text.get('account.permissions')}
        picture={<Glyph icon={keyholeIcon} />}
        hasChevron
        data-testid="account-permissions"
        onClick={showPermissions}
      />
    </List>
  )
}

const BELOW = { flexWrap: 'wrap' } as const
