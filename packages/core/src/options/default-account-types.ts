import type { AccountType, Namespace } from '../contract/index.ts'

/** The default account type. Source: docs/specification.md, section 3. */
export const DEFAULT_ACCOUNT_TYPES: Readonly<Record<Namespace, AccountType>> = {
  eip155: 'smartAccount',
  solana: 'eoa',
  polkadot: 'eoa',
  bip122: 'payment',
}
