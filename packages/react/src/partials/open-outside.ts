import type { Actions } from '@latchkey/core'

/** Opens a link of the outside; one that may not be opened is told of by a toast. */
export function openOutside(
  href: string | undefined,
  { openLink, notices }: Pick<Actions, 'openLink' | 'notices'>,
): void {
  if (href !== undefined && openLink(href)) return
  notices.show({ tone: 'error', message: 'notice.linkRefused' })
}
