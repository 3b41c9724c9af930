import type { Namespace } from '@latchkey/core/contract'
import type { Wording } from '../messages/create-wording.ts'

const NAMES = {
  eip155: 'namespace.eip155',
  solana: 'namespace.solana',
  bip122: 'namespace.bip122',
  polkadot: 'namespace.polkadot',
} as const satisfies Readonly<Record<Namespace, string>>

/** The name of a namespace for visitors: that of its best-known network. */
export function namespaceName(namespace: Namespace, text: Wording): string {
  return text.get(NAMES[namespace])
}

const WALLETS = {
  eip155: 'namespaceWallet.eip155',
  solana: 'namespaceWallet.solana',
  bip122: 'namespaceWallet.bip122',
  polkadot: 'namespaceWallet.polkadot',
} as const satisfies Readonly<Record<Namespace, string>>

/** A wallet of a namespace as the object of a sentence: "a Solana wallet". */
export function namespaceWallet(namespace: Namespace, text: Wording): string {
  return text.get(WALLETS[namespace])
}
