import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeManifest } from '../lib/site.mjs'
import { makeViteSite } from './starters.mjs'

/**
 * The packages that a site installs by RainbowKit's page on its installation, with the wagmi that
 * it requires.
 */
const PACKAGES = {
  '@rainbow-me/rainbowkit': '^2.2.11',
  '@tanstack/react-query': '^5.90.0',
  viem: '2.x',
  wagmi: '^2.19.5',
}

/** Its quick start, as the whole of a site of Vite. */
const MAIN = `import '@rainbow-me/rainbowkit/styles.css'
import { getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'
import App from './App.tsx'

const config = getDefaultConfig({
  appName: 'My RainbowKit App',
  projectId: 'YOUR_PROJECT_ID',
  chains: [mainnet, base],
})

const queryClient = new QueryClient()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <RainbowKitProvider>
          <App />
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
`

/** A page of it: the button, and what the site does with wagmi's hooks, which has nothing of RainbowKit. */
const APP = `import { ConnectButton } from '@rainbow-me/rainbowkit'
import { useAccount, useDisconnect, useSignMessage } from 'wagmi'

function App() {
  const { address } = useAccount()
  const { disconnect } = useDisconnect()
  const { data: signature, signMessage } = useSignMessage()
  return (
    <>
      <ConnectButton />
      {address && (
        <>
          <output data-testid="address">{address}</output>
          <button type="button" onClick={() => signMessage({ message: 'Hello from Latchkey' })}>
            Sign
          </button>
          <output data-testid="signature">{signature}</output>
          <button type="button" onClick={() => disconnect()}>
            Disconnect
          </button>
        </>
      )}
    </>
  )
}

export default App
`

/** A site that connects wallets with RainbowKit. Nothing is installed yet. */
export async function makeRainbowKitSite(folder) {
  await makeViteSite(folder)
  changeManifest(folder, ({ dependencies, ...manifest }) => ({
    ...manifest,
    dependencies: { ...dependencies, ...PACKAGES },
  }))
  writeFileSync(join(folder, 'src/main.tsx'), MAIN)
  writeFileSync(join(folder, 'src/App.tsx'), APP)
}
