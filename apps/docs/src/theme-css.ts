import { type ColorMode, createTheme } from '@latchkey/ui'

/**
 * The colours of the documentation: variables of VitePress with the modal's own tokens, so that
 * both look like one product. Every text keeps the contrast that the tokens have.
 */
export function themeCss(): string {
  return `${rule(':root', 'light')}${rule('.dark', 'dark')}`
}

function rule(selector: string, mode: ColorMode): string {
  const { colors } = createTheme(mode)
  const values = {
    'c-bg': colors.card,
    'c-bg-alt': colors['fill-1'],
    'c-bg-elv': colors.group,
    'c-bg-soft': colors['fill-1'],
    'c-divider': colors.line,
    'c-border': colors.edge,
    'c-gutter': colors.line,
    'c-text-1': colors.text,
    'c-text-2': colors['text-2'],
    'c-text-3': colors['text-3'],
    'c-brand-1': colors.accent,
    'c-brand-2': colors.accent,
    'c-brand-3': colors.accent,
    'c-brand-soft': colors['accent-soft'],
    'c-default-soft': colors['fill-1'],
    'c-default-1': colors['fill-2'],
    'c-tip-1': colors.accent,
    'c-tip-soft': colors['accent-soft'],
    'c-success-1': colors.good,
    'c-success-soft': colors['good-soft'],
    'c-warning-1': colors.warn,
    'c-warning-soft': colors['warn-soft'],
    'c-danger-1': colors.bad,
    'c-danger-soft': colors['bad-soft'],
    'code-color': colors.text,
    'code-block-bg': colors['fill-1'],
    'code-block-color': colors.text,
    'code-bg': colors['fill-2'],
  }
  const lines = Object.entries(values).map(([name, value]) => `--vp-${name}:${value}`)
  return `${selector}{${lines.join(';')}}`
}
