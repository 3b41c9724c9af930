import { normalize } from 'viem/ens'

/**
 * The normal form of a name. Source: ENSIP-15.
 *
 * @returns undefined for a name that may not exist.
 */
export function normaliseAnyName(name: string): string | undefined {
  try {
    // No label, or an empty one, has an empty form, but is no name.
    return normalize(name) || undefined
  } catch {
    // The library refuses a name by throwing.
    return undefined
  }
}
