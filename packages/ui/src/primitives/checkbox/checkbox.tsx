/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { focusRing, media } from '../../theme/mixins.ts'
import { choiceLabelStyles, choiceStyles } from '../switch/choice.styles.ts'

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
      <span css={choiceLabelStyles}>{label}</span>
    </label>
  )
})

/** The box with its mark, which is drawn by two borders of a turned rectangle. */
function checkboxStyles(theme: Theme): CSSObject {
  const { color, radius, u } = theme
  return {
    position: 'relative',
    flex: 'none',
    width: u(2),
    height: u(2),
    borderRadius: radius.xs,
    border: `1.5px solid ${color.edge}`,
    backgroundColor: color.group,
    cursor: 'inherit',
    '&:focus-visible': focusRing(theme),
    '&:checked': { backgroundColor: color.primary, borderColor: color.primary },
    '&:checked::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '50%',
      top: '45%',
      width: u(0.5),
      height: u(1),
      margin: `${u(-0.5)} ${u(-0.25)}`,
      borderStyle: 'solid',
      borderColor: color['on-primary'],
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(42deg)',
      [media.forced]: { borderColor: 'CanvasText' },
    },
  }
}
