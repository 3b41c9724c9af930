import * as z from 'zod/mini'

/** How the website describes itself. Nothing of it may stand in for its origin: rule S11. */
export const dappData = z.object({
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
})
