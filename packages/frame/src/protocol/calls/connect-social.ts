import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { accounts, chainId } from '../payloads.ts'
import { FRAME_LOAD_MS, FRAME_REPLY_MS } from '../time-limits.ts'

/** Ends a social login with the address that the provider redirected to. */
export const connectSocial = defineCall({
  name: 'CONNECT_SOCIAL',
  request: z.object({ uri: z.string() }),
  reply: z.object({
    email: z.nullish(z.string()),
    address: z.string(),
    chainId,
    accounts: z.optional(accounts),
    userName: z.nullish(z.string()),
  }),
  loadMs: FRAME_LOAD_MS,
  replyMs: FRAME_REPLY_MS,
})
