import type { ThemeVariables } from '@latchkey/react'
import { createTheme } from '@latchkey/ui'

/** Least contrast of a button with its card. Source: WCAG 2, 1.4.11. */
const LEAST_MARK = 3

/**
 * Warns of effects of colours that a developer may not expect. Text always stays readable; the
 * warnings name the colours that were changed for that, and those with too little contrast.
 */
export function warningsOf(mode: 'light' | 'dark', variables: ThemeVariables): readonly string[] {
  const theme = createTheme(mode, variables)
  const { colors } = theme
  const { accent, background, qrColor } = variables
  const unread = Object.entries({ accent, background, mix: variables.mix, qrColor })
    .filter(([, value]) => value !== undefined && !/^\s*(#[\da-f]{3,8}|rgba?\()/i.test(value))
    .map(([name]) => `${name} cannot be read: write #rrggbb or rgb(). The default is shown.`)
  const isOver = theme.mode !== mode
  const button = contrast(colors.primary, colors.card)
  return [
    ...unread,
    ...(isOver
      ? [`The card is ${theme.mode}, so the ${theme.mode} colours are used in both modes.`]
      : []),
    ...(accent !== undefined && colors.accent !== colors.primary
      ? [
          `Links and the focus ring are ${colors.accent}: your accent has ${ratio(contrast(colors.primary, colors.card))} on the card, and text needs 4.5:1.`,
        ]
      : []),
    ...(button < LEAST_MARK
      ? [`Primary buttons stand out from the card by ${ratio(button)} only; 3:1 is better.`]
      : []),
    ...(qrColor !== undefined && colors.qr !== qrColor.trim().toLowerCase()
      ? ['qrColor has less than 7:1 on its white ground, so QR codes stay dark.']
      : []),
  ]
}

function ratio(value: number): string {
  return `${value.toFixed(1)}:1`
}

/** WCAG 2 contrast of two colours as `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
