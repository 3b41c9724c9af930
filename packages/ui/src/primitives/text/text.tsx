/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { TypeName } from '../../theme/tokens.ts'
import { type TextLook, type TextTone, textStyles } from './text.styles.ts'

/** Props of a run of text; others go to its element. */
export interface TextProps extends ComponentPropsWithoutRef<'p'> {
  /** The element it is. */
  readonly as?: 'p' | 'span' | 'div' | 'h2' | 'h3' | 'label' | undefined
  /** Size and weight. */
  readonly variant?: TypeName | undefined
  readonly tone?: TextTone | undefined
  readonly align?: TextLook['align']
  /** Figures of equal width, for amounts, times and addresses. */
  readonly isNumeric?: boolean | undefined
  /** One line, with an ellipsis when it does not fit. */
  readonly isTruncated?: boolean | undefined
}

/** A run of text in one of the design's type styles. Bold parts inside it are darkest. */
export const Text = forwardRef<HTMLParagraphElement, TextProps>(function Text(
  { as = 'p', variant = 'text', tone, align, isNumeric = false, isTruncated = false, ...rest },
  ref,
) {
  // Every element of the list takes the same attributes and is an HTMLElement, as `p` is.
  const Element = as as 'p'
  const look = { variant, tone: tone ?? toneOf(variant), align, isNumeric, isTruncated }
  return <Element ref={ref} data-part="text" {...rest} css={(theme) => textStyles(theme, look)} />
})

function toneOf(variant: TypeName): TextTone {
  if (variant === 'legal') return 'faint'
  return variant === 'text' || variant === 'small' ? 'soft' : 'strong'
}
