/**
 * Texts that only one adapter has: those of the adapter are in its own sources, those of a library
 * in the library's. Each has to be in a site with that adapter.
 *
 * @typedef {object} Family
 * @property {string} adapter - The package.
 * @property {string} call - What a site writes to make it.
 * @property {readonly string[]} libraries - Packages that nothing else of ours asks for. Those of Bitcoin are inside
 *   its adapter: their texts are looked for.
 * @property {Readonly<Record<string, readonly string[]>>} words
 */

/** @type {Readonly<Record<string, Family>>} */
export const NAMESPACES = {
  evm: {
    adapter: '@latchkey/adapter-evm',
    call: 'evmAdapter()',
    libraries: ['viem', 'ox', 'abitype'],
    words: {
      finding: ['eip6963:announceProvider', 'eip6963:requestProvider', 'ethereum#initialized'],
      sessions: ['com.brave.wallet', 'isBraveWallet'],
      methods: ['com.bitget.web3', 'io.zerion.wallet'],
      'viem, which verifies': [
        'Ethereum Signed Message',
        'InvalidAddressError',
        '0x608060405234801561001057600080fd5b',
      ],
    },
  },
  solana: {
    adapter: '@latchkey/adapter-solana',
    call: 'solanaAdapter()',
    libraries: ['@solana/web3.js'],
    words: {
      finding: ['solana:signAndSendTransaction', 'solana:signTransaction', 'coinbaseSolana'],
      provider: ['solana:signIn', 'your Solana account'],
      methods: ['getSignatureStatuses', 'minContextSlot'],
      'verifying, on a curve of its own': [
        '7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed',
      ],
      transfers: [
        'getRecentPrioritizationFees',
        'getMinimumBalanceForRentExemption',
        'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
      ],
      'web3.js': [
        'SysvarC1ock11111111111111111111111111111111',
        'Transaction references a signature that is unnecessary',
      ],
    },
  },
  bitcoin: {
    adapter: '@latchkey/adapter-bitcoin',
    call: 'bitcoinAdapter()',
    libraries: [],
    words: {
      finding: ['btc_providers', 'LeatherProvider', 'okxwallet', 'sats-connect:'],
      wallets: ['wallet_changeNetwork', 'bitcoinTestnet', 'SINGLE|ANYONECANPAY'],
      methods: ['https://mempool.space/api', '/fee-estimates'],
      verifying: ['BIP0322-signed-message', 'Bitcoin Signed Message'],
      'btc-signer': ['expected Transaction, got type', 'no items with fingerprint', 'TapSighash'],
    },
  },
}
