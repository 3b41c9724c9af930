/** What writes addresses. */
export type Checksum = typeof import('../checksum.ts')

let fetching: Promise<Checksum> | undefined

/**
 * Fetches what writes addresses. Kept: a browser takes a few tasks to hand out even a module that
 * is there, and somebody waits to see an address. After a failure the next one who asks tries again.
 *
 * @param begun - Where it is being fetched already.
 */
export function fetchChecksum(begun?: Promise<Checksum>): Promise<Checksum> {
  fetching ??= (begun ?? import('../checksum.ts')).catch((thrown: unknown) => {
    fetching = undefined
    throw thrown
  })
  return fetching
}
