import type { z } from 'zod/mini'
import { LatchkeyError } from '../contract/index.ts'

/**
 * Takes an answer as its schema reads it.
 *
 * @throws LatchkeyError `http.malformed`.
 */
export function readAnswer<T>(schema: z.ZodMiniType<T>, answer: unknown): T {
  const read = schema.safeParse(answer)
  if (!read.success) throw new LatchkeyError('http.malformed', {}, { cause: read.error })
  return read.data
}

/** Takes the entries that the schema can read; one bad entry must not hide the good ones. */
export function readEach<T>(schema: z.ZodMiniType<T>, entries: readonly unknown[]): readonly T[] {
  return entries.flatMap((entry) => {
    const read = schema.safeParse(entry)
    return read.success ? [read.data] : []
  })
}
