import { bitcoinAdapter } from '@latchkey/adapter-bitcoin'
import { evmAdapter } from '@latchkey/adapter-evm'
import { solanaAdapter } from '@latchkey/adapter-solana'
import { frameAuth } from '@latchkey/frame'
import { createLatchkey, type Latchkey } from '@latchkey/react'
import { walletConnect } from '@latchkey/walletconnect'
import { endpointsOf, type PageAddresses } from '../addresses/page-addresses.ts'
import { networkIdOf, networksOf, nodeUrls } from '../page/networks/networks.ts'

const CHAINS = ['1', '8453', 'solana', 'bitcoin']

/** The instance of a page without views: all namespaces, and all ways to connect. */
export function createHeadlessLatchkey(addresses: PageAddresses): Latchkey {
  const [first, ...others] = networksOf(CHAINS, addresses)
  if (first === undefined) throw new Error('The page has lost its networks.')
  return createLatchkey({
    projectId: 'lab',
    adapters: [
      evmAdapter(),
      solanaAdapter(),
      bitcoinAdapter({ esplora: { [networkIdOf('bitcoin')]: addresses.bitcoin } }),
    ],
    networks: [first, ...others],
    walletConnect: walletConnect(),
    auth: frameAuth(),
    endpoints: endpointsOf(addresses),
    customRpcUrls: nodeUrls(addresses),
    // This page asks no visitor for consent.
    features: { analytics: false },
  })
}
