import type { CSSObject } from '../styling/css-object.ts'
import type { ColorName } from './color-tokens.ts'
import { DURATIONS_MS, EASINGS, RADII, type RadiusName, SPACES, type TypeName } from './tokens.ts'

/**
 * The typed theme that styles read. Every answer points at a custom property of the modal's root,
 * so that a change of theme costs no new styles.
 */

/** A measure in units of the base size: `u(1.6)` is 16 px at the default base. */
export function u(units: number): string {
  return `calc(var(--lk-base)*${units})`
}

/** A colour or shadow of the theme. */
export function color(name: ColorName): string {
  return `var(--lk-${name})`
}

/** A step of the space scale, 0 to 8. */
export function space(step: number): string {
  return u(SPACES[step] ?? 0)
}

/** A corner radius. */
export function radius(name: RadiusName): string {
  return name === 'full' ? '999px' : `calc(var(--lk-radius)*${RADII[name]})`
}

/** Font and tracking of a type style. */
export function type(name: TypeName): CSSObject {
  return { font: `var(--lk-type-${name})`, letterSpacing: `var(--lk-track-${name},0)` }
}

/** A duration as CSS time. */
export function duration(name: keyof typeof DURATIONS_MS): string {
  return `${DURATIONS_MS[name]}ms`
}

/** A curve of motion. */
export function ease(name: keyof typeof EASINGS = 'standard'): string {
  return EASINGS[name]
}

/** Conditions that styles react to: room for no more than a bottom sheet, and visitors' wishes. */
export const media = {
  sheet: '@media (max-width:430px)',
  hover: '@media (hover:hover)',
  still: '@media (prefers-reduced-motion:reduce)',
  moving: '@media (prefers-reduced-motion:no-preference)',
  forced: '@media (forced-colors:active)',
} as const

/** The ring that every focused control shows. */
export function focusRing(offset = '2px'): CSSObject {
  return { outline: `2px solid ${color('accent')}`, outlineOffset: offset }
}

/** Ground while hovered, only where a pointer can hover. */
export function hovered(styles: CSSObject): CSSObject {
  return { [media.hover]: { '&:hover:not([aria-disabled=true],:disabled)': styles } }
}

/** Ground and scale while pressed. */
export function pressed(ground: ColorName): CSSObject {
  return {
    transition: `background-color ${duration('press')},transform ${duration('press')}`,
    '&:active:not([aria-disabled=true],:disabled)': {
      backgroundColor: color(ground),
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
