/** A page with React and nothing of ours: what is added is counted from here. */
export const BARE_PAGE = {
  name: 'bare',
  source: `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.body).render(createElement('main', null, 'A page'))
`,
}

/** The page of the budgets: an instance, the EVM adapter, and the button that opens the modal. */
export const BUTTON_PAGE = {
  name: 'button',
  source: `
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
`,
}

/** Everything that the contract shows. */
export const CONTRACT_PAGE = {
  name: 'contract',
  source: `
import * as contract from '@latchkey/core/contract'
globalThis.shown = contract
`,
}

/** The adapter alone. Whoever uses it has the contract already. */
export const ADAPTER_PAGE = {
  name: 'adapter',
  source: `
import { evmAdapter } from '@latchkey/adapter-evm'
globalThis.shown = evmAdapter()
`,
  without: ['@latchkey/core/contract'],
}
