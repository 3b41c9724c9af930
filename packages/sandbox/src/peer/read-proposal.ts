import type { WalletKitTypes } from '@reown/walletkit'
import type { PeerProposal } from './peer.ts'

/** Reads a proposal of a site, and merges its required and its optional namespaces. */
export function readProposal({ id, params }: WalletKitTypes.SessionProposal): PeerProposal {
  const { name, url } = params.proposer.metadata
  const wanted: Record<string, PeerProposal['wanted'][string]> = {}
  for (const all of [params.requiredNamespaces, params.optionalNamespaces]) {
    for (const [key, { chains = [], methods, events }] of Object.entries(all)) {
      const before = wanted[key] ?? { chains: [], methods: [], events: [] }
      wanted[key] = {
        chains: joined(before.chains, chains),
        methods: joined(before.methods, methods),
        events: joined(before.events, events),
      }
    }
  }
  return { id, site: { name, url }, wanted }
}

function joined(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...new Set([...one, ...other])]
}
