import type { CSSObject } from '@emotion/react'
import type { ColorName } from './color-tokens.ts'
import type { StyleTheme } from './theme.ts'

/** Parts of styles that several primitives share. */

/** Conditions: a window with room for a bottom sheet only, and preferences of the visitor. */
export const media = {
  sheet: '@media (max-width:430px)',
  /** So low that nothing may stay above what scrolls: a page zoomed to 400 %. */
  low: '@media (max-height:480px)',
  high: '@media (min-height:480.01px)',
  hover: '@media (hover:hover)',
  still: '@media (prefers-reduced-motion:reduce)',
  moving: '@media (prefers-reduced-motion:no-preference)',
  forced: '@media (forced-colors:active)',
} as const

/** The ring that every focused control shows. */
export function focusRing({ color }: StyleTheme, offset = '2px'): CSSObject {
  return { outline: `2px solid ${color.accent}`, outlineOffset: offset }
}

/** Styles while hovered, only where a pointer can hover. */
export function hovered(styles: CSSObject): CSSObject {
  return { [media.hover]: { '&:hover:not([aria-disabled=true],:disabled)': styles } }
}

/**
 * The content of a control takes no press: it may be replaced between pointer down and up, and the click would be
 * lost. Not for content with a tooltip.
 */
export const TAKES_PRESS: CSSObject = { '& > *': { pointerEvents: 'none' } }

/** Ground and scale while pressed. */
export function pressed({ color, duration }: StyleTheme, ground: ColorName): CSSObject {
  return {
    transition: `background-color ${duration.press},transform ${duration.press}`,
    '&:active:not([aria-disabled=true],:disabled)': {
      backgroundColor: color[ground],
      transform: 'scale(.985)',
    },
    [media.still]: { '&:active': { transform: 'none !important' } },
  }
}

/** Text that ends in an ellipsis instead of a second line. */
export const TRUNCATED: CSSObject = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
}

/** Text of at most `lines` lines. */
export function clamped(lines: number): CSSObject {
  return {
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }
}
