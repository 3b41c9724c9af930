import { List, Stack, Text } from '@latchkey/ui'
import { memo, type ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { activeAccountOf } from '../../models/active-account.ts'
import { RowPart } from '../../partials/more-rows/row-part.tsx'
import { type ActivityRow, openTransaction } from './activity.model.ts'
import { ActivityLine } from './activity-row.tsx'

/** Props of `RowGroup`. */
interface RowGroupProps {
  readonly label: string | undefined
  /** Rows that are rendered together. */
  readonly parts: readonly (readonly ActivityRow[])[]
}

/** Rows under a small label; nothing without rows. */
export function RowGroup({ label, parts }: RowGroupProps): ReactElement | null {
  const explorerUrl = useSnapshot(({ accounts, network }) => {
    const networkId = activeAccountOf({ accounts, network })?.networkId
    return network.supported.find(({ id }) => id === networkId)?.explorerUrl
  })
  const rows = parts.flat()
  if (rows.length === 0) return null
  // Without an explorer there is nothing to press.
  const isReadOnly = explorerUrl === undefined || rows.every(({ hash }) => hash === undefined)
  return (
    <Stack gap={1}>
      {label !== undefined && (
        <Text as="h3" variant="small" data-testid="activity-label">
          {label}
        </Text>
      )}
      <List kind="flush" role={isReadOnly ? 'list' : 'group'} label={label}>
        {parts.map((part) => (
          <Lines key={part[0]?.key} rows={part} explorerUrl={explorerUrl} isReadOnly={isReadOnly} />
        ))}
      </List>
    </Stack>
  )
}

interface LinesProps {
  readonly rows: readonly ActivityRow[]
  readonly explorerUrl: string | undefined
  readonly isReadOnly: boolean
}

/** They are not rendered again when others are drawn after them. */
const Lines = memo(function Lines({ rows, explorerUrl, isReadOnly }: LinesProps): ReactElement {
  const { core } = useModalContext()
  return (
    <RowPart rows={rows.length}>
      {rows.map((row) => (
        <ActivityLine
          key={row.key}
          row={row}
          open={openTransaction(row.hash, explorerUrl, core.actions)}
          isItem={isReadOnly}
        />
      ))}
    </RowPart>
  )
})
