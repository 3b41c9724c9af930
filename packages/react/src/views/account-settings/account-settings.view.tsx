import {
  Button,
  Detail,
  DetailList,
  editIcon,
  externalIcon,
  Glyph,
  globeIcon,
  type IconShape,
  Image,
  keyholeIcon,
  List,
  ListRow,
  lockIcon,
  mailIcon,
  Stack,
  userIcon,
  walletIcon,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enSettings } from '../../messages/en/settings.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { type AccountSettingsModel, accountSettingsModel } from './account-settings.model.ts'
import { Kinds } from './kinds.tsx'
import { Profile } from './profile.tsx'
import type { SettingsRow } from './settings-rows.ts'

/** The settings of a login and its embedded wallet. */
export const view: ViewDefinition<'AccountSettings'> = {
  needsAccount: true,
  english: enSettings,
  View: AccountSettingsView,
  title: (_params, { text }) => text.get('logins.settings'),
}

/** The user who is logged in, and the settings. */
function AccountSettingsView(): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const snapshot = useSnapshot(
    ({
      accounts,
      inactive,
      network,
      identities,
      labels,
      ownLabels,
      disconnect,
      options,
      auth,
    }) => ({
      accounts,
      inactive,
      network,
      identities,
      labels,
      ownLabels,
      disconnect,
      options,
      auth,
    }),
  )
  const model = accountSettingsModel(snapshot, { actions, text })
  // Between the end of a session and the closing of the modal there is no account to show.
  if (model === undefined) return <Stack />
  return (
    <Stack gap={4} above={1}>
      <Profile model={model} />
      <Choices rows={model.rows} />
      {model.accountType !== undefined && model.accounts.length === 0 && (
        <DetailList>
          <Detail
            label={text.get('settings.type')}
            value={model.accountType}
            data-testid="settings-type"
          />
        </DetailList>
      )}
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

/** The icon of each row, and its id for tests. */
const FACES: Readonly<Record<SettingsRow, { readonly icon: IconShape; readonly testId: string }>> =
  {
    email: { icon: mailIcon, testId: 'settings-email' },
    upgrade: { icon: lockIcon, testId: 'settings-upgrade' },
    label: { icon: editIcon, testId: 'settings-label' },
    accountName: { icon: userIcon, testId: 'settings-account-name' },
    network: { icon: globeIcon, testId: 'settings-network' },
    all: { icon: walletIcon, testId: 'settings-all' },
    permissions: { icon: keyholeIcon, testId: 'settings-permissions' },
    explorer: { icon: externalIcon, testId: 'settings-explorer' },
  }

function Choices({ rows }: Pick<AccountSettingsModel, 'rows'>): ReactElement {
  const { text } = useModalContext()
  return (
    <List label={text.get('settings.login')}>
      {rows.map(({ row, label, detail, image, press }) => (
        <ListRow
          key={row}
          label={label}
          detail={detail && <bdi dir={row === 'email' ? 'ltr' : undefined}>{detail}</bdi>}
          picture={
            row === 'network' ? (
              <Image src={image} shape="round" fallback={globeIcon} />
            ) : (
              <Glyph icon={FACES[row].icon} />
            )
          }
          hasChevron={row !== 'explorer'}
          data-testid={FACES[row].testId}
          onClick={press}
        />
      ))}
    </List>
  )
}
