import { evmAdapter } from '@latchkey/adapter-evm'
import { createLatchkey, type Latchkey } from '@latchkey/react'
import { endpointsOf, type PageAddresses } from '../addresses/page-addresses.ts'
import { networksOf, nodeUrls } from '../page/networks/networks.ts'

const CHAINS = ['1', '8453', '10', '137', '42161', '56', '100', '43114', '59144', '11155111']

/** The instance of the host pages, in a browser or on a server. */
export function createHostLatchkey(addresses: PageAddresses): Latchkey {
  const [first, ...others] = networksOf(CHAINS, addresses)
  if (first === undefined) throw new Error('The page has lost its networks.')
  return createLatchkey({
    projectId: 'lab',
    adapters: [evmAdapter()],
    networks: [first, ...others],
    endpoints: endpointsOf(addresses),
    customRpcUrls: nodeUrls(addresses),
    // This page asks no visitor for consent.
    features: { analytics: false },
  })
}
