/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { focusRing, media } from '../../theme/mixins.ts'
import { choiceLabelStyles, choiceStyles } from './choice.styles.ts'

/** Props of a switch; they go to its `<input>`. */
export type PlainSwitchProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children'>

/** On or off, at once; needs a `<label>` around it. */
export const PlainSwitch = forwardRef<HTMLInputElement, PlainSwitchProps>(
  function PlainSwitch(props, ref) {
    return (
      <input
        ref={ref}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own state.
        role="switch"
        data-part="switch"
        {...props}
        css={switchStyles}
      />
    )
  },
)

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
      <span css={choiceLabelStyles}>{label}</span>
      <PlainSwitch ref={ref} {...rest} />
    </label>
  )
})

/** A track with a knob. */
function switchStyles(theme: Theme): CSSObject {
  const { color, duration, ease, radius, u } = theme
  return {
    position: 'relative',
    flex: 'none',
    width: u(4),
    height: u(2.4),
    borderRadius: radius.full,
    border: '1px solid transparent',
    backgroundColor: color.edge,
    cursor: 'inherit',
    transition: `background-color ${duration.press}`,
    '&:focus-visible': focusRing(theme),
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: `calc(${u(0.3)} - 1px)`,
      insetInlineStart: `calc(${u(0.3)} - 1px)`,
      width: u(1.8),
      borderRadius: radius.full,
      backgroundColor: color.card,
      transition: `translate ${duration.view} ${ease.standard}`,
      [media.forced]: { backgroundColor: 'CanvasText' },
      [media.still]: { transition: 'none' },
    },
    '&:checked': { backgroundColor: color.primary },
    '&:checked::after': { translate: u(1.6), backgroundColor: color['on-primary'] },
    '[dir=rtl] &:checked::after': { translate: u(-1.6) },
    [media.forced]: { '&:checked::after': { backgroundColor: 'Highlight' } },
  }
}
