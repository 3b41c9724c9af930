import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { useCss } from '../../styling/use-css.ts'
import { choiceLabelStyles, choiceStyles, switchStyles } from './switch.styles.ts'

/** Props of a switch; others, and the ref, go to its `<input>`. */
export interface SwitchProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children'> {
  readonly label: ReactNode
}

/** On or off, at once. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, className, ...rest },
  ref,
) {
  const css = useCss()
  return (
    <label data-part="choice" className={css(choiceStyles(true), className)}>
      <span className={css(choiceLabelStyles())}>{label}</span>
      <input
        ref={ref}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state.
        role="switch"
        data-part="switch"
        {...rest}
        className={css(switchStyles())}
      />
    </label>
  )
})
