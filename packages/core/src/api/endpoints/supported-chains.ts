import * as z from 'zod/mini'
import type { HttpApi } from '../http-api.ts'
import { readAnswer } from '../read-answer.ts'

/** An invalid list is an error: then no network is supported. */
const Answer = z.object({ http: z.array(z.string()) })

/** Networks that the blockchain API supports, as CAIP-2 ids. */
export async function readSupportedChains(
  api: HttpApi,
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
  const { http } = readAnswer(Answer, await api.get(['v1', 'supported-chains'], {}, signal))
  return new Set(http)
}
