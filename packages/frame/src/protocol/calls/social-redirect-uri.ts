import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { FRAME_LOAD_MS, FRAME_REPLY_MS } from '../time-limits.ts'

/** Requests the address of the pop-up of a social login. */
export const socialRedirectUri = defineCall({
  name: 'GET_SOCIAL_REDIRECT_URI',
  request: z.object({
    provider: z.enum(['google', 'github', 'apple', 'facebook', 'x', 'discord']),
  }),
  reply: z.object({ uri: z.string() }),
  loadMs: FRAME_LOAD_MS,
  replyMs: FRAME_REPLY_MS,
})
