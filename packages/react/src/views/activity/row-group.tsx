import { type AccountId, networkOf } from '@latchkey/core/contract'
import { List, Stack, Text } from '@latchkey/ui'
import { memo, type ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { activeAccountOf } from '../../models/active-account.ts'
import { explorerOf } from '../../partials/explore-address.ts'
import { RowPart } from '../../partials/more-rows/row-part.tsx'
import { type ActivityRow, openRow } from './activity.model.ts'
import { ActivityLine } from './activity-row.tsx'

/** Props of `RowGroup`. */
interface RowGroupProps {
  readonly label: string | undefined
  /** Rows that are rendered together. */
  readonly parts: readonly (readonly ActivityRow[])[]
}

/** Rows under a small label; nothing without rows. */
export function RowGroup({ label, parts }: RowGroupProps): ReactElement | null {
  const account = useSnapshot(({ accounts, network }) => activeAccountOf({ accounts, network })?.id)
  const explorerUrl = useSnapshot((snapshot) => account && explorerOf(snapshot, networkOf(account)))
  const rows = parts.flat()
  if (rows.length === 0) return null
  const isReadOnly = rows.every((row) => !opens(row, explorerUrl))
  return (
    <Stack gap={1}>
      {label !== undefined && (
        <Text as="h3" variant="small" data-testid="activity-label">
          {label}
        </Text>
      )}
      <List kind="flush" role={isReadOnly ? 'list' : 'group'} label={label}>
        {parts.map((part) => (
          <Lines
            key={part[0]?.key}
            rows={part}
            account={account}
            explorerUrl={explorerUrl}
            isReadOnly={isReadOnly}
          />
        ))}
      </List>
    </Stack>
  )
}

/** Without an explorer there is nothing to press in a row without a receipt. */
function opens({ receipt, hash }: ActivityRow, explorerUrl: string | undefined): boolean {
  return receipt !== undefined || (explorerUrl !== undefined && hash !== undefined)
}

interface LinesProps {
  readonly rows: readonly ActivityRow[]
  readonly account: AccountId | undefined
  readonly explorerUrl: string | undefined
  readonly isReadOnly: boolean
}

/** They are not rendered again when others are drawn after them. */
const Lines = memo(function Lines({
  rows,
  account,
  explorerUrl,
  isReadOnly,
}: LinesProps): ReactElement {
  const { core } = useModalContext()
  return (
    <RowPart rows={rows.length}>
      {rows.map((row) => (
        <ActivityLine
          key={row.key}
          row={row}
          open={openRow(row, { account, explorerUrl }, core.actions)}
          isItem={isReadOnly}
        />
      ))}
    </RowPart>
  )
})
