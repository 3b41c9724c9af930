import type { GrantedNamespaces, PartialApproval, PeerProposal } from './peer.ts'

/** Plain addresses of a wallet by namespace, the active one first. */
export type AddressesByNamespace = Readonly<Record<string, readonly string[]>>

/** The answer to a site that wants nothing which is granted. */
export const NOTHING_LEFT = { code: 5100, message: 'Unsupported chains.' }

/** Returns the part of a proposal that the wallet grants; `undefined` if nothing is left. */
export function grant(
  { wanted }: PeerProposal,
  { namespaces, chains: allowed, methods: known, extra = {} }: Omit<PartialApproval, 'kind'>,
  addresses: AddressesByNamespace,
): GrantedNamespaces | undefined {
  const granted: Record<string, GrantedNamespaces[string]> = {}
  for (const [name, { chains: asked, methods: requested, events }] of Object.entries(wanted)) {
    const own = addresses[name] ?? []
    const chains = asked.filter((chain) => allowed?.includes(chain) ?? true)
    if (own.length === 0 || chains.length === 0) continue
    if (namespaces !== undefined && !namespaces.includes(name)) continue
    const methods = requested.filter((method) => known?.includes(method) ?? true)
    granted[name] = { chains, methods, events, accounts: accountsOn(chains, own) }
  }
  const all = { ...granted, ...extra }
  return Object.keys(all).length === 0 ? undefined : all
}

/** Every address on every chain. */
function accountsOn(chains: readonly string[], addresses: readonly string[]): string[] {
  return chains.flatMap((chain) => addresses.map((address) => `${chain}:${address}`))
}

/** The same with one more EVM chain, or with its accounts in another order. */
export function regrant(
  granted: GrantedNamespaces,
  chain: string,
  addresses: readonly string[],
): GrantedNamespaces {
  const evm = granted['eip155']
  if (evm === undefined) return granted
  const chains = [...new Set([...evm.chains, chain])]
  return { ...granted, eip155: { ...evm, chains, accounts: accountsOn(chains, addresses) } }
}
