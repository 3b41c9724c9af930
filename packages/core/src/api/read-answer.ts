import type { z } from 'zod/mini'
import { LatchkeyError } from '../contract/index.ts'

/**
 * Parses an answer with its schema.
 *
 * @throws LatchkeyError `http.malformed`.
 */
export function readAnswer<T>(schema: z.ZodMiniType<T>, answer: unknown): T {
  const read = schema.safeParse(answer)
  if (!read.success) throw new LatchkeyError('http.malformed', {}, { cause: read.error })
  return read.data
}

/** Returns the valid entries; an invalid entry must not hide the others. */
export function readEach<T>(schema: z.ZodMiniType<T>, entries: readonly unknown[]): readonly T[] {
  return entries.flatMap((entry) => {
    const read = schema.safeParse(entry)
    return read.success ? [read.data] : []
  })
}
