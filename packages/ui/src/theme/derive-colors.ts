import { contrast, lightness, mix, type Rgb, readColor, toHex, withLightness } from './color.ts'
import { type ColorName, type Colors, defaultColors } from './color-tokens.ts'
import type { ColorMode } from './page-tokens.ts'
import { readNumber } from './read-number.ts'
import type { ThemeTokens } from './variables.ts'

/** Colours that are worked out; scrim and shadows stay as they are. */
type Palette = Record<ColorName, string>

/** Least contrast of text and of graphics. Source: WCAG 2, 1.4.3 and 1.4.11. */
const TEXT_CONTRAST = 4.5
const EDGE_CONTRAST = 3
/** Least contrast at which scanners read a code. Source: docs/look.md, section 2.2. */
const QR_CONTRAST = 7
/** Least contrast by what is seen: as a rule, and where the site wants more (WCAG 2, 1.4.6). */
const LEAST = { edge: EDGE_CONTRAST, text: TEXT_CONTRAST, title: QR_CONTRAST } as const
const MORE = { edge: TEXT_CONTRAST, text: 7, title: 7 } as const
const LIGHTNESS_STEP = 0.02
const MOST_MOVES = 50

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const INK: Rgb = [21, 24, 31]

const FILLS = ['fill-1', 'fill-2', 'fill-3'] as const
const GROUNDS = ['card', 'group', 'fill-1', 'fill-2', 'fill-3', 'line'] as const
const MOVED_WITH_CARD = ['fill-1', 'fill-2', 'fill-3', 'line', 'edge'] as const

interface Demand {
  readonly name: ColorName
  readonly kind: keyof typeof LEAST
  readonly on: readonly ColorName[]
}

/** The colours that have to stay readable, and the grounds on which they are used. */
const DEMANDS: readonly Demand[] = [
  { name: 'edge', kind: 'edge', on: ['card', 'fill-1'] },
  { name: 'text', kind: 'title', on: ['card', 'fill-3'] },
  { name: 'text-2', kind: 'text', on: ['card', 'fill-2'] },
  { name: 'text-3', kind: 'text', on: ['card', 'fill-2'] },
  { name: 'accent', kind: 'text', on: ['card', 'fill-2'] },
  { name: 'good', kind: 'text', on: ['card', 'good-soft'] },
  { name: 'warn', kind: 'text', on: ['card', 'warn-soft'] },
  { name: 'bad', kind: 'text', on: ['card', 'bad-soft'] },
  { name: 'good-mark', kind: 'edge', on: ['card'] },
  { name: 'warn-mark', kind: 'edge', on: ['card'] },
  { name: 'bad-mark', kind: 'edge', on: ['card'] },
]

/** Works out every colour from the few a site chose, so that all of them stay readable. */
export function deriveColors(
  mode: ColorMode,
  tokens: ThemeTokens,
): { readonly mode: ColorMode; readonly colors: Colors } {
  const hasMoreContrast = tokens.contrast === 'more'
  const background = readOptional(tokens.background)
  const accent = readOptional(tokens.accent)
  const ownMode = background === undefined ? mode : modeOf(background)
  const colors: Palette = { ...defaultColors(ownMode) }
  if (background !== undefined) setBackground(colors, background, ownMode)
  else if (hasMoreContrast && mode === 'dark') blackenCard(colors)
  mixIntoGrounds(colors, ownMode, tokens)
  if (modeOf(rgb(colors, 'card')) !== ownMode) {
    // So much was mixed in that a light card became a dark one, or a dark card a light one.
    return deriveColors(mode, { ...tokens, background: colors.card, mixStrength: 0 })
  }
  if (accent !== undefined) setAccent(colors, accent, ownMode)
  if (hasMoreContrast) strengthen(colors)
  const least = hasMoreContrast ? MORE : LEAST
  for (const demand of DEMANDS) makeReadable(colors, demand, least[demand.kind])
  softenFills(colors)
  setQr(colors, readOptional(tokens.qrColor))
  return { mode: ownMode, colors }
}

function readOptional(text: string | undefined): Rgb | undefined {
  return text === undefined ? undefined : readColor(text)
}

function modeOf(ground: Rgb): ColorMode {
  return contrast(ground, WHITE) > contrast(ground, INK) ? 'dark' : 'light'
}

function setBackground(colors: Palette, background: Rgb, mode: ColorMode): void {
  const from = lightness(rgb(colors, 'card'))
  const own = lightness(background)
  for (const name of MOVED_WITH_CARD) {
    colors[name] = toHex(withLightness(background, own + lightness(rgb(colors, name)) - from))
  }
  colors.card = toHex(background)
  colors.group = toHex(mode === 'dark' ? withLightness(background, own + 0.02) : background)
}

function mixIntoGrounds(colors: Palette, mode: ColorMode, tokens: ThemeTokens): void {
  const share = readNumber(tokens.mixStrength, 0, [0, 100]) / 100
  const other = readOptional(tokens.mix) ?? (mode === 'dark' ? WHITE : BLACK)
  if (share === 0) return
  for (const name of GROUNDS) colors[name] = toHex(mix(rgb(colors, name), other, share))
}

function setAccent(colors: Palette, accent: Rgb, mode: ColorMode): void {
  const label = labelOn(accent)
  const card = rgb(colors, 'card')
  colors.primary = toHex(accent)
  colors['on-primary'] = toHex(label)
  colors['primary-hover'] = toHex(stateOf(accent, label, 0.12))
  colors['primary-press'] = toHex(stateOf(accent, label, 0.22))
  colors.accent = toHex(accent)
  colors['accent-soft'] = toHex(mix(card, accent, mode === 'dark' ? 0.16 : 0.09))
}

/** White or ink, whichever is read better; on a grey where neither is, black or white always is. */
function labelOn(accent: Rgb): Rgb {
  const dark = contrast(INK, accent) >= TEXT_CONTRAST ? INK : BLACK
  return contrast(WHITE, accent) >= contrast(dark, accent) ? WHITE : dark
}

/**
 * Mixing the label's colour in costs contrast; where none is left to give, its opposite is mixed
 * in.
 */
function stateOf(accent: Rgb, label: Rgb, share: number): Rgb {
  const state = mix(accent, label, share)
  if (contrast(state, label) >= TEXT_CONTRAST) return state
  return mix(accent, label === WHITE ? INK : WHITE, share)
}

/** Fills keep their colours: on black, any that were moved along could not be told from it. */
function blackenCard(colors: Palette): void {
  colors.card = toHex(BLACK)
  colors.group = toHex(BLACK)
}

/** Lines are as clear as for visitors whose system asks for more contrast; see `baseCss`. */
function strengthen(colors: Palette): void {
  colors.line = toHex(mix(rgb(colors, 'card'), rgb(colors, 'text-2'), 0.7))
  colors.edge = colors['text-2']
  colors['text-3'] = colors['text-2']
}

function setQr(colors: Palette, qr: Rgb | undefined): void {
  if (qr === undefined || contrast(qr, rgb(colors, 'qr-ground')) < QR_CONTRAST) return
  colors.qr = toHex(qr)
}

/** Moves a colour away from its grounds until it can be read on all of them. */
function makeReadable(colors: Palette, { name, on }: Demand, least: number): void {
  const start = rgb(colors, name)
  const step = modeOf(rgb(colors, 'card')) === 'dark' ? LIGHTNESS_STEP : -LIGHTNESS_STEP
  const grounds = on.map((ground) => rgb(colors, ground))
  let candidate = start
  for (let moves = 1; moves <= MOST_MOVES; moves += 1) {
    if (grounds.every((ground) => contrast(candidate, ground) >= least)) break
    candidate = withLightness(start, lightness(start) + moves * step)
  }
  if (candidate !== start) colors[name] = toHex(candidate)
}

/** On a card of middle lightness even black or white needs fills that stay close to the card. */
function softenFills(colors: Palette): void {
  const [card, text] = [rgb(colors, 'card'), rgb(colors, 'text')]
  for (const name of FILLS) {
    const fill = rgb(colors, name)
    const shares = [0, 0.25, 0.5, 0.75, 1]
    const share = shares.find((each) => contrast(mix(fill, card, each), text) >= TEXT_CONTRAST)
    if (share !== 0) colors[name] = toHex(mix(fill, card, share ?? 1))
  }
}

function rgb(colors: Palette, name: ColorName): Rgb {
  return readColor(colors[name]) ?? INK
}
