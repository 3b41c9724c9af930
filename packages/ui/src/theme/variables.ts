/** The eleven values a site may choose; everything else follows from them. */
export type ThemeTokens = {
  /** Colour of primary buttons, links and focus, as `#rrggbb` or `rgb()`. */
  readonly accent?: string | undefined
  /**
   * Background of the card. A dark background selects the dark colours, a light one the light.
   */
  readonly background?: string | undefined
  /** Colour mixed into the grounds. */
  readonly mix?: string | undefined
  /** How much of `mix`, in percent. */
  readonly mixStrength?: number | string | undefined
  /**
   * `more`: text keeps 7:1 and edges 4.5:1 on every ground (WCAG AAA), in place of 4.5:1 and 3:1, and the
   * dark card is black.
   */
  readonly contrast?: 'more' | undefined
  readonly fontFamily?: string | undefined
  /** Base size, in px: 10 by default, 8 to 14. */
  readonly base?: number | string | undefined
  /** Master radius, in px: 4 by default, 0 to 6. */
  readonly radius?: number | string | undefined
  readonly qrColor?: string | undefined
  /** Stacking index of an embedded modal. */
  readonly zIndex?: number | string | undefined
  /** Width of the card, in u or as text in px: 36 by default, 32 to 44. */
  readonly width?: number | string | undefined
}

/** The older names, which follow `--w3m-`. */
const ALIASES = {
  accent: 'accent',
  'color-mix': 'mix',
  'color-mix-strength': 'mixStrength',
  'font-family': 'fontFamily',
  'font-size-master': 'base',
  'border-radius-master': 'radius',
  'qr-color': 'qrColor',
  'z-index': 'zIndex',
  'modal-width': 'width',
} as const satisfies Record<string, keyof ThemeTokens>

/** The older names of the same values. */
export type ThemeAliases = {
  readonly [Alias in keyof typeof ALIASES as `--w3m-${Alias}`]?: ThemeTokens[(typeof ALIASES)[Alias]]
}

/** The variables that a site may pass: the eleven names, or their `--w3m-*` aliases. */
export type ThemeVariables = ThemeTokens & ThemeAliases

/** Puts aliases under their own names; where both are given, the own name counts. */
export function readVariables(variables: ThemeVariables): ThemeTokens {
  const tokens: Record<string, unknown> = { ...variables }
  for (const [alias, name] of Object.entries(ALIASES)) tokens[name] ??= tokens[`--w3m-${alias}`]
  return tokens
}

/** Returns true if these variables require calculated colours. */
export function choosesColors(variables: ThemeVariables): boolean {
  const { accent, background, mixStrength, contrast, qrColor } = readVariables(variables)
  return [accent, background, mixStrength, contrast, qrColor].join('') !== ''
}
