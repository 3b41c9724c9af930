import type { CSSObject, Theme } from '@emotion/react'
import type { ColorName } from '../../theme/color-tokens.ts'
import { TRUNCATED } from '../../theme/mixins.ts'
import type { TypeName } from '../../theme/tokens.ts'

/** Colour of text: first, second and third rank, and the four that mean something. */
export type TextTone = 'strong' | 'soft' | 'faint' | 'accent' | 'good' | 'warn' | 'bad'

/** How a run of text looks. */
export interface TextLook {
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

/** Styles of a run of text. */
export function textStyles(
  { color, type }: Theme,
  { variant, tone, align, isNumeric, isTruncated }: TextLook,
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
