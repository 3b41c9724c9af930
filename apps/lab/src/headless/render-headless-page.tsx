import { LatchkeyProvider } from '@latchkey/react'
import { type ReactElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readAddresses } from '../addresses/page-addresses.ts'
import { createHeadlessLatchkey } from './create-headless-latchkey.ts'

/** Renders a page of the lab without switches, with an instance that journeys find at `window.latchkey`. */
export function renderHeadlessPage(page: ReactElement): void {
  const root = document.getElementById('root')
  const addresses = readAddresses(document)
  if (root === null || addresses === undefined) throw new Error('The page has lost its addresses.')

  const latchkey = createHeadlessLatchkey(addresses)
  window.latchkey = latchkey
  createRoot(root).render(
    <StrictMode>
      <LatchkeyProvider value={latchkey}>{page}</LatchkeyProvider>
    </StrictMode>,
  )
}
