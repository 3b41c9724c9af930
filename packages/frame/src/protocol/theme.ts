import * as z from 'zod/mini'
import { isMapOf, isText, isTextOrNumber } from './plain-data.ts'

/** How the page looks, so that the approval screen fits in. */
export const theme = z.object({
  themeMode: z.optional(z.enum(['light', 'dark'])),
  themeVariables: z.optional(
    z.custom<Record<string, string | number>>((data) => isMapOf(data, isTextOrNumber)),
  ),
  w3mThemeVariables: z.optional(z.custom<Record<string, string>>((data) => isMapOf(data, isText))),
})
