import type { ColorPair } from './page-tokens.ts'

/** Writes type styles as custom properties. */
export function typeCss(
  faces: Readonly<Record<string, readonly [number, number, number, number]>>,
): string {
  return Object.entries(faces)
    .map(
      ([name, [size, line, weight, tracking]]) =>
        `--lk-type-${name}:${weight} calc(var(--lk-base)*${size})/calc(var(--lk-base)*var(--lk-lead)*${line}) var(--lk-font);${
          tracking === 0 ? '' : `--lk-track-${name}:calc(${tracking}em*var(--lk-tracking));`
        }`,
    )
    .join('')
}

/** Writes colours as one rule for each mode. Those that a site chose stand in the root's own style. */
export function colorRules(colors: Readonly<Record<string, ColorPair>>): readonly string[] {
  return ['light', 'dark'].map((mode, side) => {
    const values = Object.entries(colors).map(([name, pair]) => `--lk-${name}:${pair[side]}`)
    return `[data-mode=${mode}]{${values.join(';')}}`
  })
}
