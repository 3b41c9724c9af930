
import { evmAdapter } from '@latchkey/adapter-evm'
import { ConnectButton, createLatchkey, LatchkeyProvider } from '@latchkey/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { mainnet } from 'viem/chains'
const latchkey = createLatchkey({ adapters: [evmAdapter()], networks: [mainnet], projectId: 'size' })
const button = createElement(ConnectButton)
createRoot(document.body).render(
  createElement('main', null, createElement(LatchkeyProvider, { value: latchkey }, button)),
)
