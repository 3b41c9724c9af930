import { Button, Divider, disconnectIcon, Stack } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enNetworks } from '../../messages/en/networks.ts'
import { NetworkGroups } from '../../partials/network-rows/network-groups.tsx'
import { UnsupportedLine } from '../../partials/unsupported-line.tsx'
import type { ViewDefinition } from '../view-definition.ts'
import { unsupportedChainModel } from './unsupported-chain.model.ts'

/** The wallet is on a network that the site does not support. */
export const view: ViewDefinition<'UnsupportedChain'> = {
  english: enNetworks,
  View: UnsupportedChainView,
  needsAccount: true,
  title: (_params, { text }) => text.get('unsupported.title'),
}

/** The wallet is where the site does not work: move, or end the session. */
function UnsupportedChainView(): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const snapshot = useSnapshot(
    ({ network, accounts, inactive, options, disconnect, auth, modal }) => ({
      network,
      accounts,
      inactive,
      options,
      disconnect,
      auth,
      modal,
    }),
  )
  const model = unsupportedChainModel(snapshot, { actions, text })
  return (
    <Stack gap={0}>
      <Stack gap={4}>
        <UnsupportedLine siteName={model.siteName} networkName={model.networkName} />
        <NetworkGroups groups={model.groups} />
      </Stack>
      <Divider>{text.get('or')}</Divider>
      <Button
        isWide
        icon={disconnectIcon}
        isBusy={model.isDisconnecting}
        busyLabel={text.get('account.disconnecting')}
        data-testid="unsupported-disconnect"
        onClick={model.disconnect}
      >
        {model.disconnectLabel}
      </Button>
    </Stack>
  )
}
