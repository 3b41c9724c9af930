import { SolanaProvider } from '@solana/react-hooks'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './App.tsx'
import { client } from './client'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <SolanaProvider client={client}>
      <App />
    </SolanaProvider>
  </StrictMode>,
)
