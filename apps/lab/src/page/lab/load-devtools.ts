import type { Latchkey } from '@latchkey/react'
import type { Configuration } from '../../options/options-table.ts'

/**
 * Loads the panel for developers, as a site does in development, and mounts it.
 *
 * @returns Removes it, also while it is loading.
 */
export function loadDevtools(latchkey: Latchkey, { id }: Configuration): () => void {
  let unmount: (() => void) | undefined
  let isGone = false
  void import('@latchkey/devtools').then(({ mountDevtools }) => {
    if (!isGone) unmount = mountDevtools(latchkey, { id: id === '' ? undefined : id })
  })
  return () => {
    isGone = true
    unmount?.()
  }
}
