import { evmAdapter } from '@latchkey/adapter-evm'
import { createLatchkey, LatchkeyProvider } from '@latchkey/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readAddresses } from '../addresses/page-addresses.ts'
import { networksOf, nodeUrls } from '../page/networks/networks.ts'
import { HostPage } from './host-page.tsx'
import { loadHost } from './load-host.ts'

const CHAINS = ['1', '8453', '10', '137', '42161', '56', '100', '43114', '59144', '11155111']

const root = document.getElementById('root')
const addresses = readAddresses(document)
if (root === null || addresses === undefined) throw new Error('The page has lost its addresses.')
const [first, ...others] = networksOf(CHAINS, addresses)
if (first === undefined) throw new Error('The page has lost its networks.')

const Host = await loadHost(new URLSearchParams(location.search).get('host'))
const latchkey = createLatchkey({
  projectId: 'lab',
  adapters: [evmAdapter()],
  networks: [first, ...others],
  endpoints: addresses,
  customRpcUrls: nodeUrls(addresses),
})
window.latchkey = latchkey
createRoot(root).render(
  <StrictMode>
    <LatchkeyProvider value={latchkey}>
      <HostPage Host={Host} />
    </LatchkeyProvider>
  </StrictMode>,
)
