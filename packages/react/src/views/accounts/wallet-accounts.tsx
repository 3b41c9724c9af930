/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  Avatar,
  disconnectIcon,
  IconButton,
  Image,
  List,
  ListRow,
  Stack,
  Text,
  VisuallyHidden,
  walletIcon,
} from '@latchkey/ui'
import { Fragment, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { CopyButton } from '../../partials/copy-button.tsx'
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
          <Account key={row.id} row={row} />
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
  const details = [
    row.kind,
    // Before the address: where the line is too short, a part of an amount would be another amount.
    row.balance !== undefined && <bdi dir="ltr">{row.balance}</bdi>,
    row.name !== undefined && short,
  ].filter((each) => each !== undefined && each !== false)
  // Sighted visitors see the check.
  const inUse = <VisuallyHidden>{text.get('accounts.inUse')}</VisuallyHidden>
  return (
    <div css={(theme) => accountStyles(theme, row.name !== undefined)}>
      <ListRow
        label={row.name ?? short}
        detail={details.length > 0 ? <Joined parts={details} /> : undefined}
        picture={<Avatar address={row.address} src={row.avatar} size={3.2} />}
        isSelected={row.isInUse}
        tag={row.isInUse ? inUse : text.get('accounts.switch')}
        data-testid={`accounts-account-${row.id}`}
        onClick={row.choose}
      />
      <CopyButton
        label={row.copyLabel}
        iconSize="s"
        copy={row.copy}
        data-testid={`accounts-copy-${row.id}`}
      />
    </div>
  )
}

/**
 * A row with a button beside it, since a button can't contain another one. Below a name there are two lines, so
 * that rows do not move when a balance is read and wraps the address.
 */
function accountStyles({ color, u, space }: Theme, hasName: boolean): CSSObject {
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    paddingInlineEnd: space[2],
    '& > [data-part=list-row]': {
      flex: 1,
      minWidth: 0,
      paddingInlineEnd: space[2],
      ...(hasName && { minHeight: u(7.2) }),
    },
    '& + &::before': {
      content: '""',
      position: 'absolute',
      insetInline: `${u(5.6)} 0`,
      top: 0,
      borderTop: `1px solid ${color.line}`,
      zIndex: 1,
    },
  }
}

/** The second line of an account: its address, kind and balance. */
function Joined({ parts }: { readonly parts: readonly ReactNode[] }): ReactElement {
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no names, and keep their order.
        <Fragment key={index}>
          {index > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </>
  )
}
