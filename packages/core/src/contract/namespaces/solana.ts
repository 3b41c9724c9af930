import type { NamespaceRules } from './namespace-rules.ts'

/** 32 bytes in base 58. */
const ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/

/** The rules of Solana. */
export const SOLANA_RULES: NamespaceRules = {
  address: ADDRESS,
  requests: { sign: 'solana_signMessage', send: 'solana_signAndSendTransaction' },
  assets: {
    coins: ['501'],
    tokens: { kind: 'token', address: ADDRESS },
    // Source: SPL Token, `u64`.
    largest: 2n ** 64n - 1n,
  },
  signIn: {
    account: 'Solana',
    form: 'siws',
    // Source: Wallet Standard.
    networkNames: {
      '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'mainnet',
      EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'devnet',
      '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'testnet',
    },
    onOpen: { through: 'adapter', address: '11111111111111111111111111111111' },
  },
}
