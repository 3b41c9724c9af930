/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { switchStyles } from './switch.styles.ts'

/** Props of a switch; they go to its `<input>`. */
export type PlainSwitchProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children'>

/** On or off, at once; a `<label>` around it says what. */
export const PlainSwitch = forwardRef<HTMLInputElement, PlainSwitchProps>(
  function PlainSwitch(props, ref) {
    return (
      <input
        ref={ref}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state.
        role="switch"
        data-part="switch"
        {...props}
        css={switchStyles}
      />
    )
  },
)
