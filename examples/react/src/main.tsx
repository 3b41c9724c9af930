import { LatchkeyProvider } from '@latchkey/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './index.css'
import App from './App.tsx'
import { latchkey } from './latchkey'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <LatchkeyProvider value={latchkey}>
      <App />
    </LatchkeyProvider>
  </StrictMode>,
)
