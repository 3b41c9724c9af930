import { Glyph, List, ListRow, userIcon } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import { useSnapshot } from '../../binding/use-snapshot.ts'
import { embeddedUserOf } from './embedded-user.ts'

/** The row in Account that shows the user and opens the account settings. */
export function AccountSettingsRow(): ReactElement | null {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ accounts, network, auth }) => ({ accounts, network, auth }))
  const user = embeddedUserOf(snapshot)
  if (user === undefined) return null
  const name = user.email ?? user.userName
  return (
    <List label={text.get('logins.settings')}>
      <ListRow
        label={text.get('logins.settings')}
        detail={name && <bdi data-testid="account-login">{name}</bdi>}
        picture={<Glyph icon={userIcon} />}
        hasChevron
        data-testid="account-settings"
        onClick={() => core.actions.router.push('AccountSettings', {})}
      />
    </List>
  )
}
