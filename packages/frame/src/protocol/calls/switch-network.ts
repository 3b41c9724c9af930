import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { chainId } from '../payloads.ts'
import { FRAME_LOAD_MS } from '../time-limits.ts'

/** Switches the wallet to another network. */
export const switchNetwork = defineCall({
  name: 'SWITCH_NETWORK',
  request: z.object({ chainId }),
  reply: z.object({ chainId }),
  loadMs: FRAME_LOAD_MS,
})
