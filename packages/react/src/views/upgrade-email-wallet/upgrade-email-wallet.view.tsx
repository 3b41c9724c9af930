import { Image, List, ListRow, Stack, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enSettings } from '../../messages/en/settings.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { upgradeModel } from './upgrade-email-wallet.model.ts'

/** How a login's wallet becomes one that works everywhere. */
export const view: ViewDefinition<'UpgradeEmailWallet'> = {
  english: enSettings,
  View: UpgradeEmailWalletView,
  title: (_params, { text }) => text.get('logins.upgrade'),
}

/** Explains the upgrade of a login's wallet, and opens the page where that is done. */
function UpgradeEmailWalletView(): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ auth }) => ({ auth }))
  const model = upgradeModel(snapshot, core.actions)
  return (
    <Stack gap={4} above={1}>
      <Text>{text.get('upgrade.text')}</Text>
      {model && (
        <List label={text.get('logins.upgrade')}>
          <ListRow
            label={text.get('upgrade.open')}
            detail={<bdi dir="ltr">{model.place}</bdi>}
            picture={<Image src={model.picture} />}
            hasChevron
            data-testid="upgrade-link"
            onClick={model.open}
          />
        </List>
      )}
      <Text variant="small">{text.get('upgrade.note')}</Text>
    </Stack>
  )
}
