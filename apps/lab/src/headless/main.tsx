import { LatchkeyProvider } from '@latchkey/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readAddresses } from '../addresses/page-addresses.ts'
import { createHeadlessLatchkey } from './create-headless-latchkey.ts'
import { HeadlessPage } from './headless-page.tsx'

const root = document.getElementById('root')
const addresses = readAddresses(document)
if (root === null || addresses === undefined) throw new Error('The page has lost its addresses.')

const latchkey = createHeadlessLatchkey(addresses)
window.latchkey = latchkey
createRoot(root).render(
  <StrictMode>
    <LatchkeyProvider value={latchkey}>
      <HeadlessPage />
    </LatchkeyProvider>
  </StrictMode>,
)
