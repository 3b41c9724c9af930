import type { CoreActions } from '@latchkey/core'

/**
 * Copies an address.
 *
 * @returns whether it was copied; a failure shows a notice.
 */
export function copyAddress(
  address: string,
  { copy, notices }: Pick<CoreActions, 'copy' | 'notices'>,
): Promise<boolean> {
  return settleCopy(() => copy(address), notices)
}

/**
 * Waits until something is copied.
 *
 * @returns whether it was copied; a failure shows a notice.
 */
export async function settleCopy(
  copy: () => Promise<void>,
  notices: Pick<CoreActions['notices'], 'show'>,
): Promise<boolean> {
  try {
    await copy()
    return true
  } catch {
    notices.show({ tone: 'error', message: 'notice.copyFailed' })
    return false
  }
}
