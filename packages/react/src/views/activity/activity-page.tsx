import type { ActivityTransaction } from '@latchkey/core'
import { memo, type ReactElement } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import { useAddressNames } from '../../partials/use-address-names.ts'
import { pageGroups } from './page-groups.ts'
import { RowGroup } from './row-group.tsx'

/** Props of `ActivityPageRows`. */
interface ActivityPageRowsProps {
  readonly page: readonly ActivityTransaction[]
  /** When the last transaction of the page before was mined; undefined for the first page. */
  readonly before: number | undefined
  readonly nowMs: number
}

/** The rows of one page. With another page it is not rendered again, only with other names. */
export const ActivityPageRows = memo(function ActivityPageRows({
  page,
  before,
  nowMs,
}: ActivityPageRowsProps): ReactElement {
  const { text } = useModalContext()
  const nameOf = useAddressNames()
  return (
    <>
      {pageGroups(page, before, { text, nowMs, nameOf }).map(({ month, label, rows }) => (
        <RowGroup key={month} label={label} rows={rows} />
      ))}
    </>
  )
})
