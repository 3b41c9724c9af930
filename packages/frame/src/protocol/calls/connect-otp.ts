import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { FRAME_LOAD_MS, FRAME_REPLY_MS } from '../time-limits.ts'

/** Gives the code that was mailed. */
export const connectOtp = defineCall({
  name: 'CONNECT_OTP',
  request: z.object({ otp: z.string() }),
  loadMs: FRAME_LOAD_MS,
  replyMs: FRAME_REPLY_MS,
})
