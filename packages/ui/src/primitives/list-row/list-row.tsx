/** @jsxImportSource @emotion/react */
import { forwardRef, type ReactElement, type ReactNode } from 'react'
import { checkIcon } from '../../icons/check.ts'
import { chevronEndIcon } from '../../icons/chevron-end.ts'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { Tag } from '../tag/tag.tsx'
import { rowMarkStyles, rowValueStyles } from './list-row.styles.ts'
import { rowDetailStyles } from './plain-row.styles.ts'
import { PlainRow, type PlainRowProps } from './plain-row.tsx'

/** Props of a row; others go to its `<button>`. */
export interface ListRowProps extends Omit<PlainRowProps, 'end' | 'value'> {
  /** A word at the end: text, or a `Tag` of its own. */
  readonly tag?: ReactNode
  /** A value at the end, and the line below it. */
  readonly value?: ReactNode
  readonly valueDetail?: ReactNode
  /** The one in force: a check at the end, announced as current. */
  readonly isSelected?: boolean | undefined
  /** Opens another list. */
  readonly hasChevron?: boolean | undefined
  /** Being opened: a spinner in the tag's place, and no answer to clicks. */
  readonly isBusy?: boolean | undefined
}

/** One choice, holding or event, as a button. */
export const ListRow = forwardRef<HTMLButtonElement, ListRowProps>(function ListRow(
  { tag, value, valueDetail, isSelected = false, hasChevron = false, isBusy = false, ...rest },
  ref,
) {
  const end = (
    <>
      {value !== undefined && <RowValue value={value} detail={valueDetail} />}
      <RowEnd {...{ tag, isSelected, hasChevron, isBusy }} />
    </>
  )
  const state = isBusy ? { 'aria-busy': true, 'aria-disabled': true, onClick: undefined } : {}
  return (
    <PlainRow ref={ref} aria-current={isSelected || undefined} {...rest} {...state} end={end} />
  )
})

interface RowValueProps {
  readonly value: ReactNode
  readonly detail: ReactNode
}

function RowValue({ value, detail }: RowValueProps): ReactElement {
  return (
    <span css={rowValueStyles}>
      {value}
      {detail !== undefined && <span css={(theme) => rowDetailStyles(theme, false)}>{detail}</span>}
    </span>
  )
}

type RowEndProps = Pick<ListRowProps, 'tag' | 'isSelected' | 'hasChevron' | 'isBusy'>

function RowEnd({ tag, isSelected, hasChevron, isBusy }: RowEndProps): ReactElement {
  const word = typeof tag === 'string' || typeof tag === 'number' ? <Tag>{tag}</Tag> : tag
  return (
    <>
      {isBusy ? (
        <span css={(theme) => rowMarkStyles(theme, 'text-2')}>
          <Spinner />
        </span>
      ) : (
        word
      )}
      {isSelected === true && (
        <span css={(theme) => rowMarkStyles(theme, 'accent')}>
          <Icon shape={checkIcon} />
        </span>
      )}
      {hasChevron === true && (
        <span css={(theme) => rowMarkStyles(theme, 'text-3')}>
          <Icon shape={chevronEndIcon} size="s" />
        </span>
      )}
    </>
  )
}
