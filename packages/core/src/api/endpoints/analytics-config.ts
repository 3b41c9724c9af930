import * as z from 'zod/mini'
import { isLatchkeyError } from '../../contract/index.ts'
import type { HttpApi } from '../http-api.ts'
import { readAnswer } from '../read-answer.ts'

/** Any failure means that no events are sent. */
const Answer = z.object({ isAnalyticsEnabled: z.boolean() })

/**
 * Resolves with true if a project has analytics enabled; with false also when the server fails.
 *
 * @throws LatchkeyError `aborted`.
 */
export async function readAnalyticsConfig(api: HttpApi, signal?: AbortSignal): Promise<boolean> {
  try {
    return readAnswer(Answer, await api.get(['getAnalyticsConfig'], {}, signal)).isAnalyticsEnabled
  } catch (error) {
    if (isLatchkeyError(error, 'aborted')) throw error
    return false
  }
}
