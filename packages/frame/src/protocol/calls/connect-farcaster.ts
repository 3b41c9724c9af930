import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { FRAME_LOAD_MS } from '../time-limits.ts'

/** Waits until the visitor approved in Farcaster. */
export const connectFarcaster = defineCall({
  name: 'CONNECT_FARCASTER',
  reply: z.object({ userName: z.string() }),
  loadMs: FRAME_LOAD_MS,
  waitsForVisitor: true,
})
