import type { Namespace } from '../contract/index.ts'
import type { Snapshot } from './root-state.ts'
import { activeAccount } from './selectors.ts'

/** Namespaces on which coins can be bought with money. Source: docs/specification.md, section 9. */
const NAMESPACES: ReadonlySet<Namespace> = new Set<Namespace>(['eip155', 'solana'])

/** The facts that decide if the active account can buy with money. */
export type OnrampFacts = Pick<Snapshot, 'accounts' | 'network'> & {
  readonly options: {
    readonly features: Pick<Snapshot['options']['features'], 'onramp'>
    readonly isOnrampRestricted: boolean
  }
}

/**
 * Returns true if buying with money is offered to the active account: the feature is on, the
 * namespace has it, and the website does not exclude the visitor's time zone.
 */
export function offersOnramp(facts: OnrampFacts): boolean {
  const { features, isOnrampRestricted } = facts.options
  if (!features.onramp || isOnrampRestricted) return false
  return NAMESPACES.has(facts.network.activeNamespace) && activeAccount(facts) !== undefined
}
