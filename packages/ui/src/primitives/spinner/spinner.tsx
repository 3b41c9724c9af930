/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { media } from '../../theme/mixins.ts'

/** Props of a spinner; others go to its `<span>`. */
export interface SpinnerProps extends ComponentPropsWithoutRef<'span'> {
  readonly size?: 's' | 'm' | undefined
}

/** Shows that something is running. Hidden from screen readers: there is a label beside it. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { size = 'm', ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      data-part="spinner"
      aria-hidden="true"
      {...rest}
      css={(theme) => spinnerStyles(theme, size)}
    />
  )
})

/** A ring of the text's colour with one bright quarter. */
function spinnerStyles({ duration, u }: Theme, size: 's' | 'm'): CSSObject {
  const side = u(size === 's' ? 1.4 : 1.8)
  return {
    display: 'inline-block',
    flex: 'none',
    width: side,
    height: side,
    borderRadius: '50%',
    border: '2px solid color-mix(in srgb,currentColor 24%,transparent)',
    borderTopColor: 'currentColor',
    animation: `lk-turn ${duration.spin} linear infinite`,
    [media.forced]: {
      forcedColorAdjust: 'none',
      borderColor: 'GrayText',
      borderTopColor: 'Highlight',
    },
    [media.still]: { animation: `lk-fade ${duration.skeleton} ease-in-out infinite alternate` },
  }
}
