import type { ReactElement } from 'react'
import { useLoginKit } from '../login-kit.ts'
import { type AccountSettingsModel, accountSettingsModel } from './account-settings.model.ts'
import { Kinds } from './kinds.tsx'
import { Person } from './person.tsx'

/** Who is logged in, and what they may change. */
export function AccountSettingsView(): ReactElement {
  const kit = useLoginKit()
  const { Button, Stack } = kit
  const { core, snapshot, text } = kit.useModalWorld()
  const model = accountSettingsModel(snapshot, { actions: core.actions, text, kit })
  // Between the end of a session and the closing of the modal there is nobody to show.
  if (model === undefined) return <Stack />
  return (
    <Stack gap={4} above={1}>
      <Person model={model} />
      <Choices model={model} />
      {model.accounts.length > 0 && <Kinds model={model} />}
      <Button
        isWide
        isBusy={model.isDisconnecting}
        data-testid="settings-disconnect"
        onClick={model.disconnect}
      >
        {model.disconnectLabel}
      </Button>
    </Stack>
  )
}

function Choices({ model }: { readonly model: AccountSettingsModel }): ReactElement | null {
  const { Glyph, Image, List, ListRow, icons, mailIcon, useModalWorld } = useLoginKit()
  const { text } = useModalWorld()
  const { email, network, upgrade } = model
  if (email === undefined && network === undefined && upgrade === undefined) return null
  return (
    <List label={text.say('settings.login')}>
      {email && (
        <ListRow
          label={text.say('settings.email')}
          detail={<bdi dir="ltr">{email.address}</bdi>}
          picture={<Glyph icon={mailIcon} />}
          hasChevron
          data-testid="settings-email"
          onClick={email.change}
        />
      )}
      {upgrade && (
        <ListRow
          label={text.say('logins.upgrade')}
          picture={<Glyph icon={icons.wallet} />}
          hasChevron
          data-testid="settings-upgrade"
          onClick={upgrade}
        />
      )}
      {network && (
        <ListRow
          label={text.say('settings.network')}
          detail={<bdi>{network.name}</bdi>}
          picture={<Image src={network.image} shape="round" />}
          hasChevron
          data-testid="settings-network"
          onClick={network.choose}
        />
      )}
    </List>
  )
}
