import type { CoreActions } from '@latchkey/core'

/** Opens an external link; a refused one shows a toast. */
export function openOutside(
  href: string | undefined,
  { openLink, notices }: Pick<CoreActions, 'openLink' | 'notices'>,
): void {
  if (href !== undefined && openLink(href)) return
  notices.show({ tone: 'error', message: 'notice.linkRefused' })
}
