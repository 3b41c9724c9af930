import { type ComponentPropsWithoutRef, forwardRef } from 'react'

/** Props of a group; others go to its `<div>`. */
export interface LabelledGroupProps extends ComponentPropsWithoutRef<'div'> {
  /** Accessible name of the group. */
  readonly label: string
}

/** Cells or tiles that belong together. */
export const LabelledGroup = forwardRef<HTMLDivElement, LabelledGroupProps>(function LabelledGroup(
  { label, ...rest },
  ref,
) {
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the browser's own box.
  return <div ref={ref} role="group" aria-label={label} {...rest} />
})
