import type { Configuration } from '../../options/options-table.ts'

/** Sets the page's direction and colour mode as its switches say. */
export function themePage(
  { document }: Pick<Window, 'document'>,
  { dir, page, themeMode }: Pick<Configuration, 'dir' | 'page' | 'themeMode'>,
): void {
  const mode = page === 'follow' ? themeMode : page
  document.documentElement.dir = dir
  document.documentElement.dataset['theme'] = mode
}
