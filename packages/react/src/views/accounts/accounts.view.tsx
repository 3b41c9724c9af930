import type { ReactElement } from 'react'
import type { ChainKit } from '../chain-kit.ts'
import { accountsModel, type FamilySection } from './accounts.model.ts'
import { useFocusKeeper } from './use-focus-keeper.ts'
import { type Leave, useLeave } from './use-leave.ts'
import { WalletAccounts } from './wallet-accounts.tsx'

/** Everybody who is connected, by family and wallet. */
export function AccountsView({ kit }: { readonly kit: ChainKit }): ReactElement {
  const { Button, Stack, icons, useModalWorld } = kit
  const { core, snapshot, text } = useModalWorld()
  const model = accountsModel(snapshot, { actions: core.actions, text, kit })
  const { disconnectAll } = model
  const leave = useLeave()
  return (
    <Stack gap={5} above={1} {...useFocusKeeper()}>
      {model.families.map((family) => (
        <Family key={family.namespace} {...{ kit, family, leave }} />
      ))}
      {disconnectAll && (
        <Button
          isWide
          icon={icons.leave}
          data-testid="accounts-leave-all"
          onClick={(press) => leave({ disconnect: disconnectAll }, press)}
        >
          {text.say('accounts.everyone')}
        </Button>
      )}
    </Stack>
  )
}

interface FamilyProps {
  readonly kit: ChainKit
  readonly family: FamilySection
  readonly leave: Leave
}

function Family({ kit, family, leave }: FamilyProps): ReactElement {
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
          <WalletAccounts key={wallet.key} {...{ kit, wallet, leave }} />
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
