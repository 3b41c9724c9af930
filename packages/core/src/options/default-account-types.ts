import {
  type AccountType,
  isNamespace,
  type KnownNamespace,
  type Namespace,
} from '../contract/index.ts'

/** Source: docs/specification.md, section 3. */
const DEFAULT_ACCOUNT_TYPES: Readonly<Record<KnownNamespace, AccountType>> = {
  eip155: 'smartAccount',
  solana: 'eoa',
  polkadot: 'eoa',
  bip122: 'payment',
}

/** The account type that comes first where neither the website nor the visitor chose one. */
export function defaultAccountType(namespace: Namespace): AccountType {
  return isNamespace(namespace) ? DEFAULT_ACCOUNT_TYPES[namespace] : 'eoa'
}
