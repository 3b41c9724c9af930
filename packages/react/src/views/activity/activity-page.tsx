import type { ActivityTransaction } from '@latchkey/core'
import { memo, type ReactElement } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import { pageGroups } from './page-groups.ts'
import { RowGroup } from './row-group.tsx'

/** Props of `ActivityPageRows`. */
interface ActivityPageRowsProps {
  readonly page: readonly ActivityTransaction[]
  /** When the last transaction of the page before was mined; undefined for the first page. */
  readonly before: number | undefined
  readonly nowMs: number
}

/** The rows of one page. With another page it is not rendered again. */
export const ActivityPageRows = memo(function ActivityPageRows({
  page,
  before,
  nowMs,
}: ActivityPageRowsProps): ReactElement {
  const { text } = useModalContext()
  return (
    <>
      {pageGroups(page, before, { text, nowMs }).map(({ month, label, rows }) => (
        <RowGroup key={month} label={label} rows={rows} />
      ))}
    </>
  )
})
