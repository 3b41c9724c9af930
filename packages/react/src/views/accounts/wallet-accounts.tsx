import {
  Avatar,
  disconnectIcon,
  IconButton,
  Image,
  List,
  ListRow,
  Stack,
  Text,
  walletIcon,
} from '@latchkey/ui'
import type { KeyboardEvent, ReactElement } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import { ShortAddress } from '../../partials/short-address.tsx'
import type { SingleDisconnect } from './use-single-disconnect.ts'
import type { AccountRow, WalletSection } from './wallet-section.model.ts'

interface WalletAccountsProps {
  readonly wallet: WalletSection
  readonly disconnect: SingleDisconnect
}

/** One wallet with its accounts, and the way to end it alone. */
export function WalletAccounts({ wallet, disconnect }: WalletAccountsProps): ReactElement {
  return (
    <Stack gap={2}>
      <Stack direction="row" gap={2} align="center">
        <Image src={wallet.icon} size={2.4} fallback={walletIcon} />
        <Text as="span" variant="small" isTruncated style={GROWS}>
          <bdi>{wallet.name}</bdi>
        </Text>
        <IconButton
          icon={disconnectIcon}
          label={wallet.disconnectLabel}
          data-testid={`accounts-disconnect-${wallet.key}`}
          onClick={(press) => disconnect(wallet, press)}
          onKeyDown={pressOnce}
        />
      </Stack>
      <List label={wallet.label}>
        {wallet.rows.map((row) => (
          <Account key={row.id} {...{ row }} />
        ))}
      </List>
    </Stack>
  )
}

const GROWS = { flex: 1 } as const

/** A repeated key does not disconnect the next wallet, which has the focus by then. */
function pressOnce(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault()
}

interface AccountProps {
  readonly row: AccountRow
}

function Account({ row }: AccountProps): ReactElement {
  const { text } = useModalContext()
  const short = <ShortAddress address={row.address} />
  return (
    <ListRow
      label={row.name ?? short}
      detail={row.name === undefined ? row.kind : <Below kind={row.kind}>{short}</Below>}
      picture={<Avatar address={row.address} src={row.avatar} size={3.2} />}
      isSelected={row.isActive}
      tag={row.isActive ? undefined : text.say('accounts.switch')}
      data-testid={`accounts-account-${row.id}`}
      onClick={row.choose}
    />
  )
}

interface BelowProps {
  readonly kind: string | undefined
  readonly children: ReactElement
}

/** The second line of an account with a name: its address, and what kind it is. */
function Below({ kind, children }: BelowProps): ReactElement {
  return (
    <>
      {children}
      {kind !== undefined && ` · ${kind}`}
    </>
  )
}
