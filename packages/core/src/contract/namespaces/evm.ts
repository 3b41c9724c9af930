import type { NamespaceRules } from './namespace-rules.ts'

const TOKEN = /^0x[\da-fA-F]{40}$/

/** The rules of EVM networks. */
export const EVM_RULES: NamespaceRules = {
  // Some wallets write everything in capital letters, with the prefix.
  address: /^0x[\da-f]{40}$/i,
  ignoresCase: true,
  accountTypes: ['eoa', 'smartAccount'],
  defaultAccountType: 'smartAccount',
  requests: { sign: 'personal_sign', send: 'eth_sendTransaction' },
  assets: {
    coins: ['60'],
    tokens: { kind: 'erc20', address: TOKEN },
    // Source: ERC-20, `uint256`.
    largest: 2n ** 256n - 1n,
  },
  signIn: {
    account: 'Ethereum',
    form: 'erc-4361',
    onOpen: { through: 'both', address: '0x0000000000000000000000000000000000000000' },
  },
}
