/** A network: `namespace:reference`. Source: CAIP-2. */
export type NetworkId = `${string}:${string}`

/** Returns the namespace of a network: `eip155` of `eip155:8453`. */
export function namespaceOf(network: NetworkId): string {
  return network.split(':')[0] ?? ''
}

/** Returns the reference of a network: `8453` of `eip155:8453`. */
export function referenceOf(network: NetworkId): string {
  return network.split(':')[1] ?? ''
}
