import { LatchkeyProvider } from '@latchkey/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { latchkey } from './latchkey'
import { Wallet } from './wallet'

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <LatchkeyProvider value={latchkey}>
      <Wallet />
    </LatchkeyProvider>
  </StrictMode>,
)
