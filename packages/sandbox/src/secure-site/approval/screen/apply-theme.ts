import type { RequestOf } from '@latchkey/frame/site'

/** The theme of the requesting page. */
export type Theme = RequestOf<'SYNC_THEME'>

/** Takes on the mode of the page, and none of its colours. */
export function applyTheme({ documentElement: root }: Document, { themeMode }: Theme): void {
  if (themeMode === undefined) delete root.dataset['theme']
  else root.dataset['theme'] = themeMode
}
