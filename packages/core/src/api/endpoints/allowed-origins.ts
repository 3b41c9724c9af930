import * as z from 'zod/mini'
import type { HttpApi } from '../http-api.ts'
import { readAnswer } from '../read-answer.ts'

/** An invalid answer is an error; it does not mean that an origin is not allowed. */
const Answer = z.object({ allowedOrigins: z.array(z.string()) })

/** Origins that a project allows, as its owner entered them: patterns with `*` are possible. */
export async function readAllowedOrigins(
  api: HttpApi,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const answer = await api.get(['projects', 'v1', 'origins'], {}, signal)
  return readAnswer(Answer, answer).allowedOrigins
}
