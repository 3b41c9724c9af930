import type { RequestOf } from '@latchkey/frame/site'

/** The theme of the requesting page. */
export type Theme = RequestOf<'SYNC_THEME'>

/**
 * The accents that a page without its own accent sends. Source: docs/frame-protocol.md, section 2.
 */
const DEFAULT_ACCENTS = ['hsla(231, 100%, 70%, 1)', 'hsla(230, 100%, 67%, 1)']

/** Least contrast of a button with the ground it stands on. Source: WCAG 2, 1.4.11. */
const LEAST_CONTRAST = 3

const LIGHT_TEXT = '#ffffff'
const DARK_TEXT = '#15181f'

/** Takes on mode and accent of the page. An accent that would hide the button is left out. */
export function applyTheme(document: Document, { themeMode, ...variables }: Theme): void {
  const root = document.documentElement
  if (themeMode === undefined) delete root.dataset['theme']
  else root.dataset['theme'] = themeMode
  for (const name of ['--primary', '--on-primary']) root.style.removeProperty(name)
  const accent = accentOf(variables)
  const ground = themeMode === 'dark' ? '#15171b' : '#ffffff'
  const light = luminance(document, accent)
  if (light === undefined || contrast(light, luminance(document, ground) ?? 1) < LEAST_CONTRAST)
    return
  const texts = [LIGHT_TEXT, DARK_TEXT].map((text) => ({
    text,
    contrast: contrast(light, luminance(document, text) ?? 0),
  }))
  const [best] = texts.sort((one, other) => other.contrast - one.contrast)
  root.style.setProperty('--primary', accent)
  root.style.setProperty('--on-primary', best?.text ?? LIGHT_TEXT)
}

function accentOf({ themeVariables, w3mThemeVariables }: Omit<Theme, 'themeMode'>): string {
  const wanted = w3mThemeVariables?.['--w3m-accent'] ?? themeVariables?.['--w3m-accent']
  const accent = String(wanted ?? '')
  return DEFAULT_ACCENTS.includes(accent) ? '' : accent
}

/** @returns WCAG's relative luminance; undefined for what is no opaque colour. */
function luminance(document: Document, colour: string): number | undefined {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (pen === null || !CSS.supports('color', colour)) return undefined
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha] = pen.getImageData(0, 0, 1, 1).data
  if (alpha !== OPAQUE) return undefined
  const [r = 0, g = 0, b = 0] = [red, green, blue].map(linear)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const OPAQUE = 255

function linear(value: number): number {
  const share = value / OPAQUE
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function contrast(one: number, other: number): number {
  const [low, high] = one < other ? [one, other] : [other, one]
  return (high + 0.05) / (low + 0.05)
}
