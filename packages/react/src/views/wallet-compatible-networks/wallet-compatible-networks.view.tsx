import { globeIcon, Image, InfoRow, List, Notice, Stack, Tag } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enReceive } from '../../messages/en/receive.ts'
import { activeAccountOf } from '../../models/active-account.ts'
import { receivingNetworks } from '../../partials/receiving-networks.ts'
import type { ViewDefinition } from '../view-definition.ts'

/** The networks on which the address can be sent to. */
export const view: ViewDefinition<'WalletCompatibleNetworks'> = {
  english: enReceive,
  View: WalletCompatibleNetworksView,
  title: (_params, { text }) => text.get('receive.compatible.title'),
}

function WalletCompatibleNetworksView(): ReactElement {
  const { text } = useModalContext()
  const snapshot = useSnapshot(({ accounts, network, options }) => ({
    accounts,
    network,
    options,
  }))
  const selected = activeAccountOf(snapshot)?.networkId
  return (
    <Stack gap={2} above={1}>
      <Notice tone="warn" title={text.get('receive.compatible.only')}>
        {text.get('receive.compatible.text')}
      </Notice>
      <List kind="flush" role="list" label={text.get('receive.compatible.title')}>
        {receivingNetworks(snapshot, text).map(({ id, name, image }) => (
          <InfoRow
            key={id}
            label={name}
            picture={<Image src={image} size={3.6} shape="round" fallback={globeIcon} />}
            value={
              id === selected ? <Tag>{text.get('receive.compatible.selected')}</Tag> : undefined
            }
            data-testid={`compatible-${id}`}
          />
        ))}
      </List>
    </Stack>
  )
}
