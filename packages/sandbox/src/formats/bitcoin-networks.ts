/** How a Bitcoin network writes its addresses. */
export interface BitcoinNetwork {
  /** CAIP-2. */
  readonly id: string
  readonly name: 'mainnet' | 'testnet' | 'regtest'
  readonly bech32: string
  readonly pubKeyHash: number
  readonly scriptHash: number
  readonly wif: number
}

/** The networks that the wallets know; the node is on regtest. Source: Bitcoin Core, chainparams. */
export const BITCOIN_NETWORKS = {
  mainnet: {
    id: 'bip122:000000000019d6689c085ae165831e93',
    name: 'mainnet',
    bech32: 'bc',
    pubKeyHash: 0x00,
    scriptHash: 0x05,
    wif: 0x80,
  },
  testnet: {
    id: 'bip122:000000000933ea01ad0ee984209779ba',
    name: 'testnet',
    bech32: 'tb',
    pubKeyHash: 0x6f,
    scriptHash: 0xc4,
    wif: 0xef,
  },
  regtest: {
    id: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
    name: 'regtest',
    bech32: 'bcrt',
    pubKeyHash: 0x6f,
    scriptHash: 0xc4,
    wif: 0xef,
  },
} as const satisfies Record<string, BitcoinNetwork>
