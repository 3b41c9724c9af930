import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { isMapOf, isText, isTextOrNumber } from '../plain-data.ts'

/** Sends the page's theme, which the approval screen uses. */
export const syncTheme = defineCall({
  name: 'SYNC_THEME',
  request: z.object({
    themeMode: z.optional(z.enum(['light', 'dark'])),
    themeVariables: z.optional(
      z.custom<Record<string, string | number>>((data) => isMapOf(data, isTextOrNumber)),
    ),
    w3mThemeVariables: z.optional(
      z.custom<Record<string, string>>((data) => isMapOf(data, isText)),
    ),
  }),
})
