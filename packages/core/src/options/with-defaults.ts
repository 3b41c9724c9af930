import type { Choice } from './latchkey-options.ts'

/** `defaults`, but for what was chosen; undefined is no choice. */
export function withDefaults<T extends object>(defaults: T, choice: Choice<T> | undefined): T {
  const chosen = Object.entries(choice ?? {}).filter(([, value]) => value !== undefined)
  return { ...defaults, ...Object.fromEntries(chosen) }
}
