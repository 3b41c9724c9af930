import type { NamespaceTraits } from '../contract/index.ts'

/** Traits with plain defaults. */
export function aTraits(given: Partial<NamespaceTraits> = {}): NamespaceTraits {
  return { name: 'Harbour', nativeDecimals: 18, ...given }
}
