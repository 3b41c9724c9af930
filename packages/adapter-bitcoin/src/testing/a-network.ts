import type { Network } from '@latchkey/core/contract'

/** A network for tests, by its CAIP-2 reference. */
export function aNetwork(reference: string, name: string): Network<'bip122'> {
  return {
    id: `bip122:${reference}`,
    name,
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: [`https://rpc.example/${reference}`],
    isTestnet: true,
  }
}

/** Bitcoin's main network. */
export const MAINNET = aNetwork('000000000019d6689c085ae165831e93', 'Bitcoin')
/** Its third test network. */
export const TESTNET = aNetwork('000000000933ea01ad0ee984209779ba', 'Bitcoin Testnet')
/** Another test network, with the same addresses. */
export const SIGNET = aNetwork('00000008819873e925422c1ff0f99f7c', 'Bitcoin Signet')
/** A network without public servers. */
export const REGTEST = aNetwork('0f9188f13cb7b2c71f2a335e3a4fc328', 'Bitcoin Regtest')

/** The server for balances and coins. */
export const ESPLORA = 'https://esplora.example/api'
