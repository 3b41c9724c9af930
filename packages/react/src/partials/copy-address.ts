import type { Actions } from '@latchkey/core'

/**
 * Copies an address.
 *
 * @returns whether it was copied; a failure shows a notice.
 */
export async function copyAddress(
  address: string,
  { copy, notices }: Pick<Actions, 'copy' | 'notices'>,
): Promise<boolean> {
  try {
    await copy(address)
    return true
  } catch {
    notices.show({ tone: 'error', message: 'notice.copyFailed' })
    return false
  }
}

/** The same, with a notice of the success. */
export async function copyWithNotice(
  address: string,
  actions: Pick<Actions, 'copy' | 'notices'>,
): Promise<boolean> {
  const isCopied = await copyAddress(address, actions)
  if (isCopied) actions.notices.show({ tone: 'success', message: 'notice.addressCopied' })
  return isCopied
}
