import type { ReactElement } from 'react'
import { useLoginKit } from '../login-kit.ts'
import { upgradeModel } from './upgrade-email-wallet.model.ts'

/** What a wallet of a login can become, and the page where that is done. */
export function UpgradeEmailWalletView(): ReactElement {
  const { Image, List, ListRow, Stack, Text, useModalWorld } = useLoginKit()
  const { core, snapshot, text } = useModalWorld()
  const model = upgradeModel(snapshot, core.actions)
  return (
    <Stack gap={4} above={1}>
      <Text>{text.say('upgrade.text')}</Text>
      {model && (
        <List label={text.say('logins.upgrade')}>
          <ListRow
            label={text.say('upgrade.open')}
            detail={<bdi dir="ltr">{model.place}</bdi>}
            picture={<Image src={model.picture} />}
            hasChevron
            data-testid="upgrade-link"
            onClick={model.open}
          />
        </List>
      )}
      <Text variant="small">{text.say('upgrade.note')}</Text>
    </Stack>
  )
}
