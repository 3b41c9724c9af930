import {
  Button,
  Glyph,
  globeIcon,
  Image,
  List,
  ListRow,
  mailIcon,
  Stack,
  userIcon,
  walletIcon,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import { useSnapshot } from '../../binding/use-snapshot.ts'
import { enSettings } from '../../messages/en/settings.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { type AccountSettingsModel, accountSettingsModel } from './account-settings.model.ts'
import { Kinds } from './kinds.tsx'
import { Profile } from './profile.tsx'

/** What belongs to a login and its embedded wallet. */
export const view: ViewDefinition<'AccountSettings'> = {
  english: enSettings,
  View: AccountSettingsView,
  title: (_params, { text }) => text.get('logins.settings'),
}

/** The user who is logged in, and the settings. */
function AccountSettingsView(): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(
    ({ accounts, inactive, network, identities, labels, disconnect, options, auth }) => ({
      accounts,
      inactive,
      network,
      identities,
      labels,
      disconnect,
      options,
      auth,
    }),
  )
  const model = accountSettingsModel(snapshot, { actions: core.actions, text })
  // Between the end of a session and the closing of the modal there is no account to show.
  if (model === undefined) return <Stack />
  return (
    <Stack gap={4} above={1}>
      <Profile model={model} />
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

function Choices({ model }: { readonly model: AccountSettingsModel }): ReactElement {
  const { text } = useModalContext()
  const { email, network, upgrade } = model
  return (
    <List label={text.get('settings.login')}>
      {email && (
        <ListRow
          label={text.get('settings.email')}
          detail={<bdi dir="ltr">{email.address}</bdi>}
          picture={<Glyph icon={mailIcon} />}
          hasChevron
          data-testid="settings-email"
          onClick={email.change}
        />
      )}
      {upgrade && (
        <ListRow
          label={text.get('logins.upgrade')}
          picture={<Glyph icon={walletIcon} />}
          hasChevron
          data-testid="settings-upgrade"
          onClick={upgrade}
        />
      )}
      {network && (
        <ListRow
          label={text.get('settings.network')}
          detail={<bdi>{network.name}</bdi>}
          picture={<Image src={network.image} shape="round" />}
          hasChevron
          data-testid="settings-network"
          onClick={network.choose}
        />
      )}
      <ListRow
        label={text.get('settings.all')}
        picture={<Glyph icon={userIcon} />}
        hasChevron
        data-testid="settings-all"
        onClick={model.showAll}
      />
      {model.explore && (
        <ListRow
          label={text.get('settings.explorer')}
          picture={<Glyph icon={globeIcon} />}
          data-testid="settings-explorer"
          onClick={model.explore}
        />
      )}
    </List>
  )
}
