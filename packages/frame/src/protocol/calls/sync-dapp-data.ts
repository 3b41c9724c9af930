import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'

/**
 * Sends how the website describes itself. The frame always shows the origin, too. Source:
 * docs/security.md, S11.
 */
export const syncDappData = defineCall({
  name: 'SYNC_DAPP_DATA',
  request: z.object({
    metadata: z.optional(
      z.object({
        name: z.string(),
        description: z.string(),
        url: z.string(),
        icons: z.array(z.string()),
      }),
    ),
    sdkVersion: z.optional(z.string()),
    sdkType: z.optional(z.enum(['appkit', 'w3m'])),
    projectId: z.string(),
  }),
})
