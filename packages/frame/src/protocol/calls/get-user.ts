import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { accounts, chainId, email } from '../payloads.ts'
import { FRAME_LOAD_MS } from '../time-limits.ts'

/** Takes the logged-in user, on the wished network and account type where they are named. */
export const getUser = defineCall({
  name: 'GET_USER',
  request: z.optional(
    z.object({
      chainId: z.optional(chainId),
      preferredAccountType: z.optional(z.string()),
    }),
  ),
  reply: z.object({
    email: z.nullish(email),
    address: z.string(),
    chainId,
    smartAccountDeployed: z.optional(z.boolean()),
    accounts: z.optional(accounts),
    preferredAccountType: z.optional(z.string()),
  }),
  loadMs: FRAME_LOAD_MS,
})
