import { type ComponentPropsWithoutRef, forwardRef, type ReactElement, type ReactNode } from 'react'
import { checkIcon } from '../../icons/check.ts'
import { chevronEndIcon } from '../../icons/chevron-end.ts'
import { useCss } from '../../styling/use-css.ts'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { Tag } from '../tag/tag.tsx'
import {
  rowDetailStyles,
  rowLabelStyles,
  rowMarkStyles,
  rowPictureStyles,
  rowStyles,
  rowTextStyles,
  rowValueStyles,
} from './list-row.styles.ts'

/** Props of a row; others go to its `<button>`. */
export interface ListRowProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'value'> {
  /** The name of what is offered. */
  readonly label: ReactNode
  /** The second line. */
  readonly detail?: ReactNode
  /** An `Image`, `Avatar` or `Glyph`. */
  readonly picture?: ReactNode
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
  /** Why it cannot be chosen; shown as the second line. The row answers no click. */
  readonly disabledReason?: ReactNode
}

/** One choice, holding or event, as a button. */
export const ListRow = forwardRef<HTMLButtonElement, ListRowProps>(function ListRow(
  {
    label,
    detail,
    picture,
    tag,
    value,
    valueDetail,
    isSelected = false,
    hasChevron = false,
    isBusy = false,
    disabledReason,
    onClick,
    ...rest
  },
  ref,
) {
  const css = useCss()
  const isDisabled = disabledReason !== undefined
  const secondLine = disabledReason ?? detail
  return (
    <button
      ref={ref}
      type="button"
      data-part="list-row"
      aria-current={isSelected || undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isDisabled || isBusy || undefined}
      onClick={isDisabled || isBusy ? undefined : onClick}
      {...rest}
      className={css(rowStyles({ hasPicture: picture !== undefined, isDisabled }), rest.className)}
    >
      {picture !== undefined && (
        <span className={css(rowPictureStyles(isDisabled))}>{picture}</span>
      )}
      <span className={css(rowTextStyles(isDisabled))}>
        <bdi className={css(rowLabelStyles())}>{label}</bdi>
        {secondLine !== undefined && (
          <span className={css(rowDetailStyles(isDisabled))}>{secondLine}</span>
        )}
      </span>
      {value !== undefined && (
        <span className={css(rowValueStyles())}>
          {value}
          {valueDetail !== undefined && (
            <span className={css(rowDetailStyles(false))}>{valueDetail}</span>
          )}
        </span>
      )}
      <RowEnd {...{ tag, isSelected, hasChevron, isBusy }} />
    </button>
  )
})

type RowEndProps = Pick<ListRowProps, 'tag' | 'isSelected' | 'hasChevron' | 'isBusy'>

function RowEnd({ tag, isSelected, hasChevron, isBusy }: RowEndProps): ReactElement {
  const css = useCss()
  const word = typeof tag === 'string' || typeof tag === 'number' ? <Tag>{tag}</Tag> : tag
  return (
    <>
      {isBusy ? (
        <span className={css(rowMarkStyles('text-2'))}>
          <Spinner />
        </span>
      ) : (
        word
      )}
      {isSelected === true && (
        <span className={css(rowMarkStyles('accent'))}>
          <Icon shape={checkIcon} />
        </span>
      )}
      {hasChevron === true && (
        <span className={css(rowMarkStyles('text-3'))}>
          <Icon shape={chevronEndIcon} size="s" />
        </span>
      )}
    </>
  )
}
