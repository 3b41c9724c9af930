import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { accounts, chainId, receivedEmail } from '../payloads.ts'
import { FRAME_LOAD_MS } from '../time-limits.ts'

/** Requests the logged-in user, on the given network and account type. */
export const getUser = defineCall({
  name: 'GET_USER',
  request: z.optional(
    z.object({
      chainId: z.optional(chainId),
      preferredAccountType: z.optional(z.string()),
    }),
  ),
  reply: z.object({
    email: z.nullish(receivedEmail),
    address: z.string(),
    chainId,
    smartAccountDeployed: z.optional(z.boolean()),
    accounts: z.optional(accounts),
    preferredAccountType: z.optional(z.string()),
  }),
  loadMs: FRAME_LOAD_MS,
})
