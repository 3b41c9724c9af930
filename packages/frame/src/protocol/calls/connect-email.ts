import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { email } from '../payloads.ts'
import { FRAME_LOAD_MS, FRAME_REPLY_MS } from '../time-limits.ts'

/** Starts an e-mail login. The reply names the proof the visitor has to give next. */
export const connectEmail = defineCall({
  name: 'CONNECT_EMAIL',
  request: z.object({ email }),
  reply: z.object({ action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }),
  loadMs: FRAME_LOAD_MS,
  replyMs: FRAME_REPLY_MS,
})
