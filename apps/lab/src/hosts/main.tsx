import { LatchkeyProvider } from '@latchkey/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readAddresses } from '../addresses/page-addresses.ts'
import { createHostLatchkey } from './create-host-latchkey.ts'
import { HostPage } from './host-page.tsx'
import { loadHost } from './load-host.ts'

const root = document.getElementById('root')
const addresses = readAddresses(document)
if (root === null || addresses === undefined) throw new Error('The page has lost its addresses.')

const Host = await loadHost(new URLSearchParams(location.search).get('host'))
const latchkey = createHostLatchkey(addresses)
window.latchkey = latchkey
createRoot(root).render(
  <StrictMode>
    <LatchkeyProvider value={latchkey}>
      <HostPage Host={Host} />
    </LatchkeyProvider>
  </StrictMode>,
)
