import { isNamespace, type KnownNamespace } from '../caip.ts'
import { BITCOIN_RULES } from './bitcoin.ts'
import { EVM_RULES } from './evm.ts'
import type { NamespaceRules } from './namespace-rules.ts'
import { SOLANA_RULES } from './solana.ts'

/** The rules of the namespaces of the specification, which hold with and without an adapter. */
const KNOWN_RULES: Readonly<Record<KnownNamespace, NamespaceRules>> = {
  eip155: EVM_RULES,
  solana: SOLANA_RULES,
  bip122: BITCOIN_RULES,
  // Base 58, of the length that CAIP-13 allows. No adapter serves it.
  polkadot: { address: /^[1-9A-HJ-NP-Za-km-z]{40,60}$/ },
}

/** The rules of namespaces that only adapters know, by namespace. */
export type OtherRules = Readonly<Record<string, NamespaceRules | undefined>>

/**
 * The rules of a namespace.
 *
 * @param others - They never replace those of a namespace of the specification.
 * @returns An empty record where nothing is known of it, so that the defaults hold.
 */
export function rulesOf(namespace: string, others: OtherRules = {}): NamespaceRules {
  if (isNamespace(namespace)) return KNOWN_RULES[namespace]
  return (Object.hasOwn(others, namespace) ? others[namespace] : undefined) ?? NO_RULES
}

const NO_RULES: NamespaceRules = {}

/** The rules that fit, each with its namespace: first those of the specification. */
export function findRules(
  fits: (rules: NamespaceRules) => boolean,
  others: OtherRules = {},
): readonly [namespace: string, rules: NamespaceRules] | undefined {
  const known: readonly (readonly [string, NamespaceRules])[] = Object.entries(KNOWN_RULES)
  return (
    known.find(([, rules]) => fits(rules)) ??
    Object.entries(others).flatMap(([namespace, rules]) =>
      rules !== undefined && !isNamespace(namespace) && fits(rules)
        ? [[namespace, rules] as const]
        : [],
    )[0]
  )
}
