import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { FRAME_LOAD_MS } from '../time-limits.ts'

/** Requests the link that a visitor approves in Farcaster. */
export const farcasterUri = defineCall({
  name: 'GET_FARCASTER_URI',
  reply: z.object({ url: z.string() }),
  loadMs: FRAME_LOAD_MS,
})
