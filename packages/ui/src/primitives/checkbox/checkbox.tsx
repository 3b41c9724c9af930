import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { choiceStyles } from '../switch/switch.styles.ts'
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
    <label data-part="choice" css={choiceStyles(false)} className={className}>
      <input ref={ref} type="checkbox" data-part="checkbox" css={checkboxStyles()} {...rest} />
      {label}
    </label>
  )
})
