import { Avatar, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { AccountHead } from '../../partials/account-head.tsx'
import type { AccountSettingsModel } from './account-settings.model.ts'

/** The ids for tests. */
const IDS = {
  nameTestId: 'settings-name',
  addressTestId: 'settings-address',
  copyTestId: 'settings-copy',
} as const

/** Draws the account of the login, and the way to log in. */
export function Profile({ model }: { readonly model: AccountSettingsModel }): ReactElement {
  return (
    <AccountHead
      picture={<Avatar address={model.address} src={model.avatar} size={5.6} />}
      name={model.name}
      address={model.address}
      shortAddress={model.shortAddress}
      copyLabel={model.copyLabel}
      copy={model.copy}
      ids={IDS}
    >
      {model.by !== undefined && (
        <Text variant="small" data-testid="settings-by">
          {model.by}
        </Text>
      )}
    </AccountHead>
  )
}
