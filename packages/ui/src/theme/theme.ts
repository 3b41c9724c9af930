import type { CSSObject } from '@emotion/react'
import { ALL_COLORS, type ColorName } from './color-tokens.ts'
import {
  DURATIONS_MS,
  type DurationName,
  EASINGS,
  type EasingName,
  RADII,
  type RadiusName,
  SPACES,
  type SpaceStep,
  TYPE_STYLES,
  type TypeName,
} from './tokens.ts'

/**
 * The theme that Emotion passes to styles. Every value refers to a custom property of the modal's
 * root, so it is the same for all modes and sites: a change of theme changes the properties and
 * creates no new styles.
 */
export interface StyleTheme {
  /** Colours and shadows. */
  readonly color: Readonly<Record<ColorName, string>>
  readonly space: Readonly<Record<SpaceStep, string>>
  /** Corner radii. */
  readonly radius: Readonly<Record<RadiusName, string>>
  /** Font and letter spacing. */
  readonly type: Readonly<Record<TypeName, CSSObject>>
  readonly duration: Readonly<Record<DurationName, string>>
  /** Easing curves. */
  readonly ease: Readonly<Record<EasingName, string>>
  /** A length in units of the base size: `u(1.6)` is 16 px at the default base. */
  u(units: number): string
}

/** Creates the theme for Emotion's `ThemeProvider`. */
export function createStyleTheme(): StyleTheme {
  return {
    color: mapValues(ALL_COLORS, (_, name) => `var(--lk-${name})`),
    space: mapValues(SPACES, u),
    radius: { ...mapValues(RADII, (times) => `calc(var(--lk-radius)*${times})`), full: '999px' },
    type: mapValues(TYPE_STYLES, (_, name) => ({
      font: `var(--lk-type-${name})`,
      letterSpacing: `var(--lk-track-${name},0)`,
    })),
    duration: mapValues(DURATIONS_MS, (ms) => `${ms}ms`),
    ease: EASINGS,
    u,
  }
}

function u(units: number): string {
  return `calc(var(--lk-base)*${units})`
}

function mapValues<Name extends PropertyKey, Value, Mapped>(
  record: Readonly<Record<Name, Value>>,
  map: (value: Value, name: string) => Mapped,
): Record<Name, Mapped> {
  const entries = Object.entries<Value>(record).map(([name, value]) => [name, map(value, name)])
  // The entries have the keys of the record.
  return Object.fromEntries(entries) as Record<Name, Mapped>
}
