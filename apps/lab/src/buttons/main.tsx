import { LatchkeyProvider } from '@latchkey/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readAddresses } from '../addresses/page-addresses.ts'
import { createHeadlessLatchkey } from '../headless/create-headless-latchkey.ts'
import { ButtonsPage } from './buttons-page.tsx'

const root = document.getElementById('root')
const addresses = readAddresses(document)
if (root === null || addresses === undefined) throw new Error('The page has lost its addresses.')

const latchkey = createHeadlessLatchkey(addresses)
window.latchkey = latchkey
createRoot(root).render(
  <StrictMode>
    <LatchkeyProvider value={latchkey}>
      <ButtonsPage />
    </LatchkeyProvider>
  </StrictMode>,
)
