import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { FRAME_LOAD_MS } from '../time-limits.ts'

/** Requests the EVM networks with smart accounts, as plain chain ids. */
export const smartAccountNetworks = defineCall({
  name: 'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
  reply: z.object({ smartAccountEnabledNetworks: z.array(z.number()) }),
  loadMs: FRAME_LOAD_MS,
})
