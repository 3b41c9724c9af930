import type { ReactElement } from 'react'
import type { ChainKit } from '../chain-kit.ts'
import { accountsModel, type FamilySection } from './accounts.model.ts'
import { WalletAccounts } from './wallet-accounts.tsx'

/** Everybody who is connected, by family and wallet. */
export function AccountsView({ kit }: { readonly kit: ChainKit }): ReactElement {
  const { Stack, useModalWorld } = kit
  const { core, snapshot, text } = useModalWorld()
  const families = accountsModel(snapshot, { actions: core.actions, text, kit })
  return (
    <Stack gap={5} above={1}>
      {families.map((family) => (
        <Family key={family.namespace} {...{ kit, family }} />
      ))}
    </Stack>
  )
}

interface FamilyProps {
  readonly kit: ChainKit
  readonly family: FamilySection
}

function Family({ kit, family }: FamilyProps): ReactElement {
  const { Button, Stack, Text, TextButton } = kit
  const { namespace, heading, wallets, connectLabel, connect } = family
  return (
    <Stack gap={heading === undefined ? 4 : 2}>
      <Stack gap={4}>
        {heading !== undefined && (
          <Text as="h3" variant="title" data-testid={`accounts-family-${namespace}`}>
            {heading}
          </Text>
        )}
        {wallets.map((wallet) => (
          <WalletAccounts key={wallet.key} {...{ kit, wallet }} />
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
