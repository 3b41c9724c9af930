/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import {
  rowDetailStyles,
  rowLabelStyles,
  rowPictureStyles,
  rowStyles,
  rowTextStyles,
} from './list-row.styles.ts'
import { RowValue } from './list-row.tsx'

/** Props of a row that is only read; others go to its `<div>`. */
export interface InfoRowProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly label: ReactNode
  /** The second line. */
  readonly detail?: ReactNode
  /** An `Image`, `Avatar` or `Glyph`. */
  readonly picture: ReactNode
  /** A value at the end, and the line below it. */
  readonly value?: ReactNode
  readonly valueDetail?: ReactNode
}

/** A holding or an event, as an item of a `List` with the role `list`. */
export const InfoRow = forwardRef<HTMLDivElement, InfoRowProps>(function InfoRow(
  { label, detail, picture, value, valueDetail, ...rest },
  ref,
) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of every kind are alike in a list.
    <div
      ref={ref}
      role="listitem"
      data-part="list-row"
      {...rest}
      css={(theme) => rowStyles(theme, { hasPicture: true, isDisabled: true })}
    >
      <span css={rowPictureStyles(false)}>{picture}</span>
      <span css={(theme) => rowTextStyles(theme, false)}>
        <bdi css={rowLabelStyles}>{label}</bdi>
        {detail !== undefined && (
          <span css={(theme) => rowDetailStyles(theme, false)}>{detail}</span>
        )}
      </span>
      {value !== undefined && <RowValue value={value} detail={valueDetail} />}
    </div>
  )
})
