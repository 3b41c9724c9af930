import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { chainId } from '../payloads.ts'
import { FRAME_LOAD_MS } from '../time-limits.ts'

/** Requests the wallet's network. */
export const getChainId = defineCall({
  name: 'GET_CHAIN_ID',
  reply: z.object({ chainId }),
  loadMs: FRAME_LOAD_MS,
})
