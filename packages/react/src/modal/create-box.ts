import type { Core, Snapshot } from '@latchkey/core'

/** A part that only some sites need, and who wants to know when it is there. */
export interface Box<Part> {
  current(): Part | undefined
  subscribe(listener: () => void): () => void
}

/** When a part is needed, and where it comes from. */
export interface BoxInput<Part> {
  isNeeded(options: Snapshot['options']): boolean
  load(): Promise<Part | undefined>
}

/**
 * Fetches a part before the modal is drawn where the options need it, and later when they come to.
 * While it can't be fetched, the next change tries again. Rejects when it can't be had at first.
 */
export async function createBox<Part>(
  core: Pick<Core, 'snapshot' | 'subscribe'>,
  { isNeeded, load }: BoxInput<Part>,
): Promise<Box<Part>> {
  const listeners = new Set<() => void>()
  let part: Part | undefined
  let isAsked = false

  async function follow(): Promise<void> {
    if (isAsked || !isNeeded(core.snapshot().options)) return
    isAsked = true
    try {
      part = await load()
    } finally {
      isAsked = part !== undefined
    }
    for (const listener of listeners) listener()
  }

  await follow()
  return {
    current: () => part,
    subscribe(listener) {
      listeners.add(listener)
      const unfollow = core.subscribe(() => void follow().catch(() => {}))
      return () => {
        listeners.delete(listener)
        unfollow()
      }
    },
  }
}
