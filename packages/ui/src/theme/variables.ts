/** The ten values a site may choose; everything else follows from them. */
export type ThemeTokens = {
  /** Colour of primary buttons, links and focus, as `#rrggbb` or `rgb()`. */
  readonly accent?: string | undefined
  /** Ground of the card. A dark ground brings the dark colours with it, and a light one the light. */
  readonly background?: string | undefined
  /** Colour mixed into the grounds. */
  readonly mix?: string | undefined
  /** How much of `mix`, in percent. */
  readonly mixStrength?: number | string | undefined
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

const ALIASES = {
  '--w3m-accent': 'accent',
  '--w3m-color-mix': 'mix',
  '--w3m-color-mix-strength': 'mixStrength',
  '--w3m-font-family': 'fontFamily',
  '--w3m-font-size-master': 'base',
  '--w3m-border-radius-master': 'radius',
  '--w3m-qr-color': 'qrColor',
  '--w3m-z-index': 'zIndex',
  '--w3m-modal-width': 'width',
} as const satisfies Record<string, keyof ThemeTokens>

/** The older names of the same values. */
export type ThemeAliases = {
  readonly [Alias in keyof typeof ALIASES]?: ThemeTokens[(typeof ALIASES)[Alias]]
}

/** What a site may hand over: the ten names, or their `--w3m-*` aliases. */
export type ThemeVariables = ThemeTokens & ThemeAliases

/** Puts aliases under their own names; where both are given, the own name counts. */
export function readVariables(variables: ThemeVariables): ThemeTokens {
  const tokens: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(variables)) {
    if (value === undefined) continue
    const name = Object.hasOwn(ALIASES, key) ? ALIASES[key as keyof typeof ALIASES] : key
    if (name === key || tokens[name] === undefined) tokens[name] = value
  }
  return tokens
}

/** Whether colours have to be worked out under these variables. */
export function choosesColors(variables: ThemeVariables): boolean {
  const { accent, background, mixStrength, qrColor } = readVariables(variables)
  return [accent, background, mixStrength, qrColor].some((value) => value !== undefined)
}
