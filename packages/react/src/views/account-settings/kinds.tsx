import { Avatar, List, ListRow, Stack, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import type { AccountSettingsModel } from './account-settings.model.ts'

/** Both kinds of account, and the way from one to the other. */
export function Kinds({ model }: { readonly model: AccountSettingsModel }): ReactElement {
  const { text } = useModalContext()
  return (
    <Stack gap={2}>
      <Text variant="small">{text.get('settings.type')}</Text>
      <List label={text.get('settings.type')}>
        {model.accounts.map(({ type, label, address, shortAddress, ...row }) => (
          <ListRow
            key={type}
            label={label}
            detail={shortAddress && <bdi dir="ltr">{shortAddress}</bdi>}
            picture={address && <Avatar address={address} size={3.2} />}
            isSelected={row.isCurrent && !row.isBusy}
            isBusy={row.isBusy}
            tag={row.isCurrent ? undefined : text.get('settings.switch')}
            data-testid={row.testId}
            onClick={row.choose}
          />
        ))}
      </List>
      {model.error !== undefined && (
        <Text variant="small" tone="bad" role="alert" data-testid="settings-error">
          {model.error}
        </Text>
      )}
    </Stack>
  )
}
