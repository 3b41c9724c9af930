import { type Namespace, type NamespaceTraits, rulesOf } from '../contract/index.ts'
import type { OptionsState, PlainTraits } from './options-state.ts'

/** The plain part of the traits of an adapter. */
export function plainTraits(traits: NamespaceTraits | undefined): PlainTraits | undefined {
  if (traits === undefined) return undefined
  const { nativeDecimals, hasAddressPerNetwork, accountTypes, defaultAccountType } = traits
  return { nativeDecimals, hasAddressPerNetwork, accountTypes, defaultAccountType }
}

/** Returns true where an address belongs to one network, as on Bitcoin. */
export function hasAddressPerNetwork(
  namespace: Namespace,
  { traits }: Pick<OptionsState, 'traits'>,
): boolean {
  return rulesOf(namespace, traits).hasAddressPerNetwork ?? false
}
