/**
 * A page with React and nothing of ours: what is added is counted from here. Like every page that is
 * written in JSX, and like `bench/pages/bare`, it has React's `jsx` function.
 */
export const BARE_PAGE = {
  name: 'bare',
  source: `
import { createRoot } from 'react-dom/client'
import { jsx } from 'react/jsx-runtime'
createRoot(document.body).render(jsx('main', { children: 'A page' }))
`,
}

/** The page of the budgets: an instance, the EVM adapter, and the button that opens the modal. */
export const BUTTON_PAGE = {
  name: 'button',
  source: `
import { evmAdapter } from '@latchkey/adapter-evm'
import { ConnectButton, createLatchkey, LatchkeyProvider } from '@latchkey/react'
import { createRoot } from 'react-dom/client'
import { jsx } from 'react/jsx-runtime'
import { mainnet } from 'viem/chains'
const latchkey = createLatchkey({ adapters: [evmAdapter()], networks: [mainnet], projectId: 'size' })
const button = jsx(ConnectButton, {})
const children = jsx(LatchkeyProvider, { value: latchkey, children: button })
createRoot(document.body).render(jsx('main', { children }))
`,
}

/** The same on a site with logins; nobody logs in. */
export const LOGIN_PAGE = {
  name: 'logins',
  source: BUTTON_PAGE.source.replace(
    "projectId: 'size'",
    "projectId: 'size', auth: { isRemembered: () => false, load: () => new Promise(() => {}) }",
  ),
}

/** The same on a site that has the wallet-connect library installed. */
export const WALLET_CONNECT_PAGE = { ...BUTTON_PAGE, name: 'wallet-connect' }

/** The same with logins by e-mail and socials. */
export const FRAME_PAGE = {
  name: 'frame',
  source: BUTTON_PAGE.source
    .replace(/^/, `import { frameAuth } from '@latchkey/frame'`)
    .replace('createLatchkey({', 'createLatchkey({ auth: frameAuth(),'),
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

/** A page that knows our errors and loads a part of itself later, as every page with an adapter does. */
export const LATER_PAGE = {
  name: 'later',
  source: `
import { LatchkeyError } from '@latchkey/core/contract'
globalThis.shown = [LatchkeyError, () => import('react')]
`,
}

/** The Solana adapter alone. */
export const SOLANA_PAGE = {
  name: 'solana',
  source: `
import { solanaAdapter } from '@latchkey/adapter-solana'
globalThis.shown = solanaAdapter()
`,
}

/** The Bitcoin adapter alone. */
export const BITCOIN_PAGE = {
  name: 'bitcoin',
  source: `
import { bitcoinAdapter } from '@latchkey/adapter-bitcoin'
globalThis.shown = bitcoinAdapter()
`,
}
