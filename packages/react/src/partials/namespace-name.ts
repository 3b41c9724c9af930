import type { Namespace } from '@latchkey/core/contract'
import type { Wording } from '../messages/create-wording.ts'

const NAMES = {
  eip155: 'family.eip155',
  solana: 'family.solana',
  bip122: 'family.bip122',
  polkadot: 'family.polkadot',
} as const satisfies Readonly<Record<Namespace, string>>

/** What visitors call a family of networks: by the one that all the others take after. */
export function namespaceName(namespace: Namespace, text: Wording): string {
  return text.say(NAMES[namespace])
}
