import type { Configuration } from '../../options/options-table.ts'

/** Gives the page the direction and the colours that its switches say. */
export function dressPage(
  { document }: Pick<Window, 'document'>,
  { dir, page, themeMode }: Pick<Configuration, 'dir' | 'page' | 'themeMode'>,
): void {
  const mode = page === 'follow' ? themeMode : page
  document.documentElement.dir = dir
  document.documentElement.dataset['theme'] = mode
}
