import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { FRAME_LOAD_MS } from '../time-limits.ts'

/** Requests whether a user is logged in. */
export const isConnected = defineCall({
  name: 'IS_CONNECTED',
  request: z.optional(z.object({ token: z.string() })),
  reply: z.object({ isConnected: z.boolean() }),
  loadMs: FRAME_LOAD_MS,
})
