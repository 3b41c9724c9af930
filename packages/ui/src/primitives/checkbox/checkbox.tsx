/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { choiceLabelStyles, choiceStyles } from '../switch/choice.styles.ts'
import { checkboxStyles } from './checkbox.styles.ts'

/** Props of a checkbox; others, and the ref, go to its `<input>`. */
export interface CheckboxProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children'> {
  readonly label: ReactNode
}

/** Something the visitor confirms before going on. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, className, ...rest },
  ref,
) {
  return (
    <label data-part="choice" className={className} css={(theme) => choiceStyles(theme, false)}>
      <input ref={ref} type="checkbox" data-part="checkbox" {...rest} css={checkboxStyles} />
      <span css={choiceLabelStyles()}>{label}</span>
    </label>
  )
})
