/** @jsxImportSource @emotion/react */
import { forwardRef, type ReactNode } from 'react'
import { choiceLabelStyles, choiceStyles } from './choice.styles.ts'
import { PlainSwitch, type PlainSwitchProps } from './plain-switch.tsx'

/** Props of a switch; others, and the ref, go to its `<input>`. */
export interface SwitchProps extends PlainSwitchProps {
  readonly label: ReactNode
}

/** On or off, at once. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, className, ...rest },
  ref,
) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch is one.
    <label data-part="choice" className={className} css={(theme) => choiceStyles(theme, true)}>
      <span css={choiceLabelStyles()}>{label}</span>
      <PlainSwitch ref={ref} {...rest} />
    </label>
  )
})
