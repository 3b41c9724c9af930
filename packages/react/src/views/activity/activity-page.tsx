import { memo, type ReactElement, useMemo } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useAddressNames } from '../../partials/use-address-names.ts'
import { type DrawnPage, pageGroups } from './page-groups.ts'
import { createRowFormats } from './row-formats.ts'
import { RowGroup } from './row-group.tsx'

/** Props of `ActivityPageRows`. */
interface ActivityPageRowsProps extends DrawnPage {
  readonly nowMs: number
}

/** The rows of one page. With another page it is not rendered again, only with other names. */
export const ActivityPageRows = memo(function ActivityPageRows({
  page,
  before,
  count,
  nowMs,
}: ActivityPageRowsProps): ReactElement {
  const { text } = useModalContext()
  const nameOf = useAddressNames()
  const groups = useMemo(() => {
    const formats = createRowFormats(text.locale)
    return pageGroups(page, before, { text, formats, nowMs, nameOf })
  }, [page, before, text, nowMs, nameOf])
  return (
    <>
      {groups.map(({ month, label, parts }) => (
        <RowGroup
          key={month}
          label={label}
          parts={parts.filter(({ first }) => first < count).map(({ rows }) => rows)}
        />
      ))}
    </>
  )
})
