/** The namespaces of the specification, in their order. Source: docs/specification.md, section 1. */
export const NAMESPACES = ['eip155', 'solana', 'bip122', 'polkadot'] as const

/** A namespace of the specification. */
export type KnownNamespace = (typeof NAMESPACES)[number]

/** A namespace of CAIP-2: one of the specification, or another one that an adapter serves. */
export type Namespace = KnownNamespace | (string & {})

/** A network: `namespace:reference`. Source: CAIP-2. */
export type NetworkId<N extends Namespace = Namespace> = `${N}:${string}`

/** An account on a network: `namespace:reference:address`. Source: CAIP-10. */
export type AccountId<N extends Namespace = Namespace> = `${N}:${string}:${string}`

/** The chain id of an EVM network: a decimal number. Source: CAIP-2, namespace eip155. */
const EVM_NETWORK_ID = /^eip155:(?:0|[1-9]\d{0,31})$/
/** Source: CAIP-2. */
const NETWORK_ID = new RegExp(`^(?:${NAMESPACES.join('|')}):[-_a-zA-Z0-9]{1,32}$`)

/**
 * Returns true for a namespace of the specification. A namespace that only an adapter serves is none:
 * see `hasNamespaceForm`.
 */
export function isNamespace(text: string): text is KnownNamespace {
  // Widened, so that any text may be looked up.
  return (NAMESPACES as readonly string[]).includes(text)
}

/** Returns true for a CAIP-2 id of a namespace of the specification, as foreign data may name one. */
export function isNetworkId(value: unknown): value is NetworkId<KnownNamespace> {
  if (typeof value !== 'string') return false
  return (value.startsWith('eip155:') ? EVM_NETWORK_ID : NETWORK_ID).test(value)
}

/** The namespace of a network or an account. */
export function namespaceOf<N extends Namespace>(id: NetworkId<N> | AccountId<N>): N {
  // The type of both ids begins with N and a colon.
  return part(id, 0) as N
}

/** The reference of a network or an account: `8453` of `eip155:8453`. */
export function referenceOf(id: NetworkId | AccountId): string {
  return part(id, 1)
}

/** The network of an account. */
export function networkOf<N extends Namespace>(id: AccountId<N>): NetworkId<N> {
  return `${namespaceOf(id)}:${referenceOf(id)}`
}

/** The plain address of an account. */
export function addressOf(id: AccountId): string {
  return part(id, 2)
}

function part(id: string, index: 0 | 1 | 2): string {
  return id.split(':')[index] ?? ''
}
