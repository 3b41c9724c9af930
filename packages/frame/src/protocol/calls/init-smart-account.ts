import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { FRAME_LOAD_MS } from '../time-limits.ts'

/** Creates the smart account, if the frame does not create it by itself. */
export const initSmartAccount = defineCall({
  name: 'INIT_SMART_ACCOUNT',
  reply: z.object({ address: z.string(), isDeployed: z.boolean() }),
  loadMs: FRAME_LOAD_MS,
})
