import type { Configuration } from '../../options/options-table.ts'

type Themed = Pick<
  Configuration,
  | 'dir'
  | 'page'
  | 'themeMode'
  | 'themeVariables.accent'
  | 'themeVariables.radius'
  | 'themeVariables.fontFamily'
>

/**
 * Sets the page's direction and colour mode as its switches say, and gives the shop the brand of the
 * modal's theme.
 */
export function themePage({ document }: Pick<Window, 'document'>, configuration: Themed): void {
  const { dir, page, themeMode } = configuration
  const { documentElement } = document
  documentElement.dir = dir
  documentElement.dataset['theme'] = page === 'follow' ? themeMode : page
  setBrand(documentElement, '--brand', configuration['themeVariables.accent'])
  setBrand(documentElement, '--brand-font', configuration['themeVariables.fontFamily'])
  const radius = configuration['themeVariables.radius']
  // The product's medium corner is three times the option.
  setBrand(
    documentElement,
    '--brand-radius',
    radius === '' ? '' : `${Number.parseFloat(radius) * 3}px`,
  )
}

/** An empty value leaves the brand to the style sheet. */
function setBrand({ style }: HTMLElement, name: string, value: string): void {
  if (value === '') style.removeProperty(name)
  else style.setProperty(name, value)
}
