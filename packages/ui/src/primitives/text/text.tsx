/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { ColorName } from '../../theme/color-tokens.ts'
import { TRUNCATED } from '../../theme/mixins.ts'
import type { TypeName } from '../../theme/tokens.ts'

/** Colour of text: first, second and third rank, and the four that mean something. */
export type TextTone = 'strong' | 'soft' | 'faint' | 'accent' | 'good' | 'warn' | 'bad'

/** Variant of a run of text. */
interface TextVariant {
  readonly variant: TypeName
  readonly tone: TextTone
  readonly align: 'start' | 'center' | 'end' | undefined
  readonly isNumeric: boolean
  readonly isTruncated: boolean
}

const COLORS: Readonly<Record<TextTone, ColorName>> = {
  strong: 'text',
  soft: 'text-2',
  faint: 'text-3',
  accent: 'accent',
  good: 'good',
  warn: 'warn',
  bad: 'bad',
}

/** Props of a run of text; others go to its element. */
export interface TextProps extends ComponentPropsWithoutRef<'p'> {
  /** The element it is. */
  readonly as?: 'p' | 'span' | 'div' | 'h2' | 'h3' | 'label' | undefined
  /** Size and weight. */
  readonly variant?: TypeName | undefined
  readonly tone?: TextTone | undefined
  readonly align?: TextVariant['align']
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
  const style = { variant, tone: tone ?? toneOf(variant), align, isNumeric, isTruncated }
  return <Element ref={ref} data-part="text" {...rest} css={(theme) => textStyles(theme, style)} />
})

function toneOf(variant: TypeName): TextTone {
  if (variant === 'legal') return 'faint'
  return variant === 'text' || variant === 'small' ? 'soft' : 'strong'
}

/** Styles of a run of text. */
function textStyles(
  { color, type }: Theme,
  { variant, tone, align, isNumeric, isTruncated }: TextVariant,
): CSSObject {
  return {
    ...type[variant],
    color: color[COLORS[tone]],
    textWrap: variant === 'heading' || align === 'center' ? 'balance' : 'pretty',
    overflowWrap: 'anywhere',
    ...(align && { textAlign: align }),
    ...(isNumeric && { fontVariantNumeric: 'tabular-nums lining-nums' }),
    ...(isTruncated && TRUNCATED),
    '& b': { fontWeight: 600, color: color.text },
    '&:focus': { outline: 'none' },
  }
}
