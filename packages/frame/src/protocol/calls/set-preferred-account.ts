import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { accountType } from '../payloads.ts'

/** Puts the account of a type in front. */
export const setPreferredAccount = defineCall({
  name: 'SET_PREFERRED_ACCOUNT',
  request: z.object({ type: accountType }),
  reply: z.object({ type: z.string(), address: z.string() }),
})
