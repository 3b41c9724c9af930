import type { ThemeVariables } from '@latchkey/ui/page'

/**
 * Themes to begin with, each for light and dark: values of the option `themeVariables`, which a site may spread
 * and change. None names a background, so that `themeMode` decides, `system` too. Fonts are those of the visitor's
 * system, nothing is loaded.
 */

/** Quiet blue-grey cards, ink buttons, blue links. */
export const neutral: ThemeVariables = { mix: '#64748b', mixStrength: 9, radius: 3 }

/** Clay buttons on cards of paper, or of dark wood. */
export const warm: ThemeVariables = {
  accent: '#c2512c',
  mix: '#c98a4b',
  mixStrength: 9,
  fontFamily:
    'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", "Noto Sans", source-sans-pro, sans-serif',
}

/** Black on white or white on black, clear lines, larger text: 7:1 (WCAG AAA). */
export const highContrast: ThemeVariables = { contrast: 'more', base: 11, radius: 2 }

/** Square corners, a narrow card, smaller text: for tools that show much at once. */
export const compact: ThemeVariables = {
  accent: '#0f7f86',
  base: 9,
  radius: 0,
  width: 34,
}

/** Round corners, violet buttons, a rounded font where the visitor has one. */
export const soft: ThemeVariables = {
  accent: '#7a5af0',
  mix: '#8b6cff',
  mixStrength: 6,
  radius: 6,
  width: 37,
  fontFamily:
    'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Nunito, "Arial Rounded MT Bold", Calibri, "Noto Sans", sans-serif',
}

/** One strong colour on buttons and surfaces, as of a brand. */
export const vivid: ThemeVariables = {
  accent: '#db1b62',
  mix: '#5b21b6',
  mixStrength: 10,
  radius: 5,
}
