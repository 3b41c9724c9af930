import type { Namespace } from '../contract/index.ts'
import { isRestricted } from '../options/is-restricted.ts'
import { activeAccount } from './selectors.ts'
import type { Snapshot } from './state/root.ts'

/** Namespaces on which coins can be bought with money. Source: docs/specification.md, section 9. */
const NAMESPACES: ReadonlySet<Namespace> = new Set<Namespace>(['eip155', 'solana'])

/** The facts that decide if the active account can buy with money. */
export type OnrampFacts = Pick<Snapshot, 'accounts' | 'network'> & {
  readonly options: Pick<Snapshot['options'], 'timeZone' | 'restrictedTimezones'> & {
    readonly features: Pick<Snapshot['options']['features'], 'onramp'>
  }
}

/**
 * Returns true if buying with money is offered to the active account: the feature is on, the
 * namespace has it, and the visitor's time zone is not excluded.
 */
export function offersOnramp(facts: OnrampFacts): boolean {
  if (!facts.options.features.onramp || isRestricted(facts.options)) return false
  return NAMESPACES.has(facts.network.activeNamespace) && activeAccount(facts) !== undefined
}
