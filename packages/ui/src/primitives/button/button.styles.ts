import type { CSSObject, Theme } from '@emotion/react'
import type { ColorName } from '../../theme/color-tokens.ts'
import { focusRing, hovered, pressed } from '../../theme/mixins.ts'

/** What a button is for: the one decision, something beside it, something that destroys, a way out. */
export type ButtonTone = 'primary' | 'secondary' | 'destructive' | 'quiet'

/** How a button looks. */
export interface ButtonLook {
  readonly tone: ButtonTone
  readonly size: 's' | 'm'
  readonly isWide: boolean
  readonly isBlocked: boolean
}

/** Label, ground, and ground while hovered and pressed. */
type Grounds = readonly [ColorName, ColorName | undefined, ColorName, ColorName]

const GROUNDS: Readonly<Record<ButtonTone, Grounds>> = {
  primary: ['on-primary', 'primary', 'primary-hover', 'primary-press'],
  secondary: ['text', 'fill-1', 'fill-2', 'fill-3'],
  destructive: ['bad', 'bad-soft', 'bad-soft', 'bad-soft'],
  quiet: ['text-2', undefined, 'fill-1', 'fill-2'],
}

const BLOCKED: Grounds = ['text-3', 'fill-1', 'fill-1', 'fill-1']

/** Styles of a button. */
export function buttonStyles(
  theme: Theme,
  { tone, size, isWide, isBlocked }: ButtonLook,
): CSSObject {
  const { color, radius, space, type, u } = theme

  const [label, ground, hover, press] = isBlocked ? BLOCKED : GROUNDS[tone]
  return {
    ...type.button,
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    minHeight: u(4.8),
    padding: `${space[2]} ${space[5]}`,
    borderRadius: radius.m,
    // Seen only where the visitor's own colours replace the grounds.
    border: '1px solid transparent',
    color: color[label],
    textAlign: 'center',
    userSelect: 'none',
    ...(ground && { backgroundColor: color[ground] }),
    ...(isWide && { width: '100%' }),
    ...(size === 's' && smallStyles(theme)),
    '&:focus-visible': focusRing(theme),
    ...(!isBlocked && { ...hovered({ backgroundColor: color[hover] }), ...pressed(theme, press) }),
  }
}

function smallStyles({ radius, space, type, u }: Theme): CSSObject {
  return {
    ...type.small,
    fontWeight: 600,
    minHeight: u(3.2),
    padding: `${u(0.6)} ${space[3]}`,
    borderRadius: radius.s,
  }
}

/** Styles of what stands in a button; all of it shares one cell, so the widest keeps the width. */
export function buttonContentStyles(
  { space, u }: Theme,
  size: 's' | 'm',
  isHidden: boolean,
): CSSObject {
  return {
    gridArea: '1/1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: size === 's' ? u(0.6) : space[2],
    ...(isHidden && { visibility: 'hidden' }),
  }
}
