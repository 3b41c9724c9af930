import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { accountType } from '../payloads.ts'

/** Makes the account of a type the active one. */
export const setPreferredAccount = defineCall({
  name: 'SET_PREFERRED_ACCOUNT',
  request: z.object({ type: accountType }),
  reply: z.object({ type: z.string(), address: z.string() }),
})
