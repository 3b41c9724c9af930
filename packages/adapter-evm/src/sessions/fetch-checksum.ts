type Checksum = typeof import('../checksum.ts')

let fetching: Promise<Checksum> | undefined

/**
 * Fetches what writes addresses. Kept: a browser takes a few tasks to hand out even a module that
 * is there, and somebody waits to see an address. After a failure the next one who asks tries again.
 */
export function fetchChecksum(): Promise<Checksum> {
  fetching ??= import('../checksum.ts').catch((thrown: unknown) => {
    fetching = undefined
    throw thrown
  })
  return fetching
}
