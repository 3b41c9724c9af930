import * as z from 'zod/mini'
import { isWithoutTraps } from './plain-data.ts'

/** How the page looks, so that the approval screen fits in. */
export const theme = z.object({
  themeMode: z.optional(z.enum(['light', 'dark'])),
  themeVariables: z.optional(variables(z.union([z.string(), z.number()]))),
  w3mThemeVariables: z.optional(variables(z.string())),
})

function variables<Value>(value: z.ZodMiniType<Value>): z.ZodMiniType<Record<string, Value>> {
  return z.record(z.string(), value).check(z.refine(isWithoutTraps))
}
