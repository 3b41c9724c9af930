import type { NamespaceRules } from './namespace-rules.ts'

/** The rules of Bitcoin. Kinds of account: docs/constants.json. */
export const BITCOIN_RULES: NamespaceRules = {
  // Base 58, or bech32 with up to 90 letters. Source: BIP-173.
  address: /^[\da-zA-Z]{14,90}$/,
  hasAddressPerNetwork: true,
  accountTypes: ['payment', 'ordinal', 'stx'],
  assets: {
    coins: ['0', '1'],
    // 21 million bitcoins.
    largest: 2_100_000_000_000_000n,
  },
  signIn: { account: 'Bitcoin' },
}
