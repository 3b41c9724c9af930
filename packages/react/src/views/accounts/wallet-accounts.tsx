import type { ReactElement } from 'react'
import type { ChainKit } from '../chain-kit.ts'
import type { AccountRow, WalletSection } from './accounts.model.ts'

interface WalletAccountsProps {
  readonly kit: ChainKit
  readonly wallet: WalletSection
}

/** One wallet with its accounts, and the way to end it alone. */
export function WalletAccounts({ kit, wallet }: WalletAccountsProps): ReactElement {
  const { IconButton, Image, List, Stack, Text, icons } = kit
  return (
    <Stack gap={2}>
      <Stack direction="row" gap={2} align="center">
        <Image src={wallet.icon} size={2.4} fallback={icons.wallet} />
        <Text as="span" variant="small" isTruncated style={GROWS}>
          <bdi>{wallet.name}</bdi>
        </Text>
        <IconButton
          icon={icons.leave}
          label={wallet.disconnectLabel}
          data-testid={`accounts-disconnect-${wallet.key}`}
          onClick={wallet.disconnect}
        />
      </Stack>
      <List label={wallet.label}>
        {wallet.rows.map((row) => (
          <Account key={row.id} {...{ kit, row }} />
        ))}
      </List>
    </Stack>
  )
}

const GROWS = { flex: 1 } as const

interface AccountProps {
  readonly kit: ChainKit
  readonly row: AccountRow
}

function Account({ kit, row }: AccountProps): ReactElement {
  const { Avatar, ListRow, useModalWorld } = kit
  const { text } = useModalWorld()
  const short = <Short {...{ kit, row }} />
  return (
    <ListRow
      label={row.name ?? short}
      detail={row.name === undefined ? row.kind : <Below kind={row.kind}>{short}</Below>}
      picture={<Avatar address={row.address} src={row.avatar} size={3.2} />}
      isSelected={row.isActive}
      tag={row.isActive ? undefined : text.say('accounts.switch')}
      title={row.address}
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

/** The short address for eyes, the whole one for ears. */
function Short({ kit, row }: AccountProps): ReactElement {
  const { VisuallyHidden } = kit
  return (
    <>
      <bdi dir="ltr" aria-hidden="true">
        {row.shortAddress}
      </bdi>
      <VisuallyHidden>{row.address}</VisuallyHidden>
    </>
  )
}
