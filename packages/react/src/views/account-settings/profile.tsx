import { Avatar, copyPlain, Stack, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { CopyButton } from '../../partials/copy-button.tsx'
import type { AccountSettingsModel } from './account-settings.model.ts'

/** Picture, name and address. */
export function Profile({ model }: { readonly model: AccountSettingsModel }): ReactElement {
  return (
    <Stack direction="row" gap={3} align="center">
      <Avatar address={model.address} src={model.avatar} size={5.6} />
      <Stack gap={0}>
        {model.name !== undefined && (
          <Text variant="title" isTruncated data-testid="settings-name">
            <bdi>{model.name}</bdi>
          </Text>
        )}
        <Stack direction="row" gap={1} align="center">
          <Text
            as="span"
            variant={model.name === undefined ? 'title' : 'text'}
            isNumeric
            title={model.address}
            data-testid="settings-address"
            data-address={model.address}
          >
            <bdi dir="ltr" onCopy={copyPlain(model.address)}>
              {model.shortAddress}
            </bdi>
          </Text>
          <CopyButton
            iconSize="s"
            label={model.copyLabel}
            data-testid="settings-copy"
            copy={model.copy}
          />
        </Stack>
        {model.by !== undefined && (
          <Text variant="small" data-testid="settings-by">
            {model.by}
          </Text>
        )}
      </Stack>
    </Stack>
  )
}
