/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { panelStyles } from './panel.styles.ts'

/** Props of a panel; others go to its `<div>`. */
export interface PanelProps extends ComponentPropsWithoutRef<'div'> {
  readonly isEditable?: boolean | undefined
  /** Something is wrong with what is typed in it. */
  readonly isInvalid?: boolean | undefined
}

/** A box for one thing: an amount, an address, what was agreed. */
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
