import { List, Stack, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import { useSnapshot } from '../../binding/use-snapshot.ts'
import { activeAccountOf } from '../../models/active-account.ts'
import { type ActivityRow, openTransaction } from './activity.model.ts'
import { ActivityLine } from './activity-row.tsx'

/** Props of `RowGroup`. */
interface RowGroupProps {
  readonly label: string | undefined
  readonly rows: readonly ActivityRow[]
}

/** Rows under a small label; nothing without rows. */
export function RowGroup({ label, rows }: RowGroupProps): ReactElement | null {
  const { core } = useModalContext()
  const explorerUrl = useSnapshot(({ accounts, network }) => {
    const networkId = activeAccountOf({ accounts, network })?.networkId
    return network.supported.find(({ id }) => id === networkId)?.explorerUrl
  })
  if (rows.length === 0) return null
  const lines = rows.map((row) => ({
    row,
    open: openTransaction(row.hash, explorerUrl, core.actions),
  }))
  // Without an explorer there is nothing to press.
  const isReadOnly = lines.every(({ open }) => open === undefined)
  return (
    <Stack gap={1}>
      {label !== undefined && (
        <Text as="h3" variant="small" data-testid="activity-label">
          {label}
        </Text>
      )}
      <List kind="flush" role={isReadOnly ? 'list' : 'group'} label={label}>
        {lines.map(({ row, open }) => (
          <ActivityLine key={row.key} row={row} open={open} isItem={isReadOnly} />
        ))}
      </List>
    </Stack>
  )
}
