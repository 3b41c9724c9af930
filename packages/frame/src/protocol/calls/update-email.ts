import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { email } from '../payloads.ts'
import { FRAME_LOAD_MS } from '../time-limits.ts'

/**
 * Starts the change to another e-mail address. The reply names the address whose code is needed
 * first.
 */
export const updateEmail = defineCall({
  name: 'UPDATE_EMAIL',
  request: z.object({ email }),
  reply: z.object({ action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  loadMs: FRAME_LOAD_MS,
})
