/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { ColorName } from '../../theme/color-tokens.ts'

/** Variant of a panel. */
interface PanelVariant {
  readonly isEditable: boolean
  readonly isInvalid: boolean
}

/** Props of a panel; others go to its `<div>`. */
export interface PanelProps extends ComponentPropsWithoutRef<'div'> {
  readonly isEditable?: boolean | undefined
  /** Something is wrong with what is typed in it. */
  readonly isInvalid?: boolean | undefined
}

/** A box for an amount, an address, or agreed terms. */
export const Panel = forwardRef<HTMLDivElement, PanelProps>(function Panel(
  { isEditable = false, isInvalid = false, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      data-part="panel"
      {...rest}
      css={(theme) => panelStyles(theme, { isEditable, isInvalid })}
    />
  )
})

/** A box: outlined if its content can be edited, otherwise filled. */
function panelStyles(
  { color, radius, u }: Theme,
  { isEditable, isInvalid }: PanelVariant,
): CSSObject {
  const ring = (name: ColorName): CSSObject => ({
    borderColor: color[name],
    boxShadow: `inset 0 0 0 1px ${color[name]}`,
  })
  return {
    padding: `${u(1.4)} ${u(1.6)}`,
    borderRadius: radius.l,
    border: `1px solid ${isEditable ? color.edge : 'transparent'}`,
    backgroundColor: color[isEditable ? 'group' : 'fill-1'],
    textAlign: 'start',
    ...(isEditable && { '&:has(input:focus-visible)': ring('accent') }),
    ...(isInvalid && { '&, &:has(input:focus-visible)': ring('bad-mark') }),
  }
}
