import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readAddresses } from '../addresses/page-addresses.ts'
import { readLink } from './read-link.ts'
import { WalletApp } from './wallet-app.tsx'
import { createWalletDesk } from './wallet-desk.ts'
import '../page/styles/colours.css'
import '../page/styles/page.css'
import '../page/styles/controls.css'
import '../page/styles/panels.css'
import '../page/styles/wallets.css'
import './styles/wallet.css'

const root = document.getElementById('root')
const addresses = readAddresses(document)

if (root === null) throw new Error('The page has lost its root.')
if (addresses === undefined) {
  root.textContent = 'This page was served without a sandbox. Start it with: npm run lab'
} else {
  const desk = createWalletDesk(addresses, location.origin)
  const uri = readLink(location.search)
  // After a reload the code is not scanned again.
  if (uri !== undefined) history.replaceState(null, '', '/')
  if (uri !== undefined) desk.pair(uri)
  createRoot(root).render(
    <StrictMode>
      <WalletApp desk={desk} />
    </StrictMode>,
  )
}
