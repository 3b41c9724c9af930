import { LatchkeyProvider } from '@latchkey/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { latchkey } from './latchkey.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has an element with the id "root"')

createRoot(root).render(
  <StrictMode>
    <LatchkeyProvider value={latchkey}>
      <App />
    </LatchkeyProvider>
  </StrictMode>,
)
