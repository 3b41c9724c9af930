import { swapNetworks } from '@latchkey/core'
import { networkOf } from '@latchkey/core/contract'
import { Stack, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { networkDetails } from '../../models/network-details.ts'
import { networkRows } from '../../partials/network-rows/network-rows.model.ts'
import { NetworkRows } from '../../partials/network-rows/network-rows.tsx'

/** The network of the account has no swaps: the ones of the site that have. */
export function SwapNetworks(): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ swap, network, accounts, auth, options }) => ({
    swap,
    network,
    accounts,
    auth,
    options,
  }))
  const { account } = snapshot.swap ?? {}
  const ids = swapNetworks(snapshot)
  const rows = networkRows(snapshot, { actions: core.actions, text }).filter(({ id }) =>
    ids.includes(id),
  )
  const network =
    account === undefined ? '' : networkDetails(networkOf(account), snapshot, text).name
  return (
    <Stack gap={4} data-testid="swap-networks">
      <Text align="center">
        {rows.length === 0
          ? text.get('swap.unsupported.networks')
          : text.get('swap.unsupported.network', { network })}
      </Text>
      {rows.length > 0 && <NetworkRows label={text.get('swap.detail.network')} rows={rows} />}
    </Stack>
  )
}
