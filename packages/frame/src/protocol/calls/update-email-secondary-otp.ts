import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { receivedEmail } from '../payloads.ts'
import { FRAME_LOAD_MS } from '../time-limits.ts'

/** Gives the code that went to the new address, which is the login from then on. */
export const updateEmailSecondaryOtp = defineCall({
  name: 'UPDATE_EMAIL_SECONDARY_OTP',
  request: z.object({ otp: z.string() }),
  reply: z.object({ newEmail: receivedEmail }),
  loadMs: FRAME_LOAD_MS,
})
