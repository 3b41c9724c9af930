import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readAddresses } from '../addresses/page-addresses.ts'
import { App } from './app.tsx'
import { createLab } from './lab/create-lab.ts'
import { LabContext } from './lab/lab-context.ts'
import { OTHER_LIBRARIES } from './lab/other-libraries.ts'
import './styles/colours.css'
import './styles/page.css'
import './styles/controls.css'
import './styles/panels.css'
import './styles/wallets.css'
import './styles/outcomes.css'

window.otherLibraries = OTHER_LIBRARIES

const root = document.getElementById('root')
const panel = document.getElementById('panel')
const secondRoot = document.getElementById('second-root')
const addresses = readAddresses(document)

if (root === null || panel === null || secondRoot === null)
  throw new Error('The page has lost its root.')
if (addresses === undefined) {
  root.textContent = 'This page was served without a sandbox. Start it with: npm run lab'
} else {
  const lab = createLab({ page: window, addresses, panel, secondRoot })
  createRoot(root).render(
    <StrictMode>
      <LabContext.Provider value={lab}>
        <App />
      </LabContext.Provider>
    </StrictMode>,
  )
}
