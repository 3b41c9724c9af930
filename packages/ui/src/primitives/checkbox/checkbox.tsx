import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { useCss } from '../../styling/use-css.ts'
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
  const css = useCss()
  return (
    <label data-part="choice" className={css(choiceStyles(false), className)}>
      <input
        ref={ref}
        type="checkbox"
        data-part="checkbox"
        {...rest}
        className={css(checkboxStyles())}
      />
      <span className={css(choiceLabelStyles())}>{label}</span>
    </label>
  )
})
