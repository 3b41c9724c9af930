import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { FRAME_LOAD_MS } from '../time-limits.ts'

/** Gives the code that went to the old address. */
export const updateEmailPrimaryOtp = defineCall({
  name: 'UPDATE_EMAIL_PRIMARY_OTP',
  request: z.object({ otp: z.string() }),
  loadMs: FRAME_LOAD_MS,
})
