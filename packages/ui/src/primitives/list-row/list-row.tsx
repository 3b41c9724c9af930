/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactElement, type ReactNode } from 'react'
import { checkIcon, chevronEndIcon } from '../../icons/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { Tag } from '../tag/tag.tsx'
import {
  rowDetailStyles,
  rowLabelStyles,
  rowPictureStyles,
  rowStyles,
  rowTextStyles,
} from './list-row.styles.ts'

/** Props of a row; others go to its `<button>`. */
export interface PlainRowProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** The name of what is offered. */
  readonly label: ReactNode
  /** The second line. */
  readonly detail?: ReactNode
  /** An `Image`, `Avatar` or `Glyph`. */
  readonly picture?: ReactNode
  /** Content at the end of the row. */
  readonly end?: ReactNode
  /** Why it cannot be chosen; shown as the second line. The row answers no click. */
  readonly disabledReason?: ReactNode
  /** It cannot be chosen now, for a reason that is shown elsewhere. */
  readonly isBlocked?: boolean | undefined
  /** It is an item of a `List` with the role `list`, of which screen readers say how many there are. */
  readonly isItem?: boolean | undefined
}

/** A row with nothing at its end but what it is given: all that a list of wallets needs. */
export const PlainRow = forwardRef<HTMLButtonElement, PlainRowProps>(function PlainRow(
  { label, detail, picture, end, disabledReason, isBlocked = false, isItem, onClick, ...rest },
  ref,
) {
  const isDisabled = isBlocked || disabledReason !== undefined
  const secondLine = disabledReason ?? detail
  const row = (
    <button
      ref={ref}
      type="button"
      data-part="list-row"
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
      {...rest}
      css={(theme) => rowStyles(theme, { hasPicture: picture !== undefined, isDisabled })}
    >
      {picture !== undefined && <span css={rowPictureStyles(isDisabled)}>{picture}</span>}
      <span css={(theme) => rowTextStyles(theme, isDisabled)}>
        <bdi css={rowLabelStyles}>{label}</bdi>
        {secondLine !== undefined && (
          <span css={(theme) => rowDetailStyles(theme, isDisabled)}>{secondLine}</span>
        )}
      </span>
      {end}
    </button>
  )
  if (isItem !== true) return row
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of every kind are alike in a list.
    <div role="listitem" data-part="list-item" css={ITEM_STYLES}>
      {row}
    </div>
  )
})

/** An item has no box: its row is laid out as one without it. */
const ITEM_STYLES: CSSObject = { display: 'contents' }

/** Props of a row; others go to its `<button>`. */
export interface ListRowProps extends Omit<PlainRowProps, 'end' | 'value'> {
  /** A short label at the end: text, or a `Tag`. */
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
      <RowEnd tag={tag} isSelected={isSelected} hasChevron={hasChevron} isBusy={isBusy} />
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

/** A value at a row's end, with the line below it. */
export function RowValue({ value, detail }: RowValueProps): ReactElement {
  return (
    <span css={rowValueStyles}>
      {value}
      {detail !== undefined && <span css={(theme) => rowDetailStyles(theme, false)}>{detail}</span>}
    </span>
  )
}

type RowEndProps = Pick<ListRowProps, 'tag' | 'isSelected' | 'hasChevron' | 'isBusy'>

function RowEnd({ tag, isSelected, hasChevron, isBusy }: RowEndProps): ReactElement {
  const tagElement = typeof tag === 'string' || typeof tag === 'number' ? <Tag>{tag}</Tag> : tag
  return (
    <>
      {isBusy ? (
        <span css={(theme) => rowMarkStyles(theme, 'text-2')}>
          <Spinner />
        </span>
      ) : (
        tagElement
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

/** A value with its second line, at the row's end. */
function rowValueStyles({ type }: Theme): CSSObject {
  return {
    ...type.row,
    flex: 'none',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }
}

/** A mark at the row's end. */
function rowMarkStyles({ color }: Theme, name: 'text-2' | 'text-3' | 'accent'): CSSObject {
  return { display: 'flex', flex: 'none', color: color[name] }
}

/** A placeholder of a row that is being loaded; may contain `Skeleton`s. */
export function RowPlace({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <div
      data-part="list-row"
      aria-hidden="true"
      css={(theme) => rowStyles(theme, { hasPicture: true, isDisabled: true })}
    >
      {children}
    </div>
  )
}
