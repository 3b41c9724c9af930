/**
 * A page as people write it.
 *
 * @param kind - `react`: a React page whose buttons and hooks show the account, the network and a balance. `plain`:
 *   the README's "On any page". `elements`: the same with our elements. `next`: a client component with what the
 *   React page shows, which the server renders as well.
 * @param namespaces - Of the adapters that it has.
 * @param imports - More imports, and `options`, more options of `createLatchkey`.
 */
export function pageSource(kind, { namespaces, imports, options }) {
  const adapters = namespaces.map((namespace) => ADAPTERS[namespace])
  return `
${PAGES[kind].imports}
${adapters.map((adapter) => adapter.imports).join('\n')}
${imports}
import { createLatchkey } from '@latchkey/react'
import { walletConnect } from '@latchkey/walletconnect'
const latchkey = createLatchkey({
  adapters: [${adapters.map(({ call }) => call).join(', ')}],
  networks: [${adapters.map(({ network }) => network).join(', ')}],
  projectId: 'size',
  walletConnect: walletConnect(),
  ${options}
})
// Visits open views by their names.
if (typeof window !== 'undefined') window.latchkey = latchkey
${PAGES[kind].page}
`
}

const ADAPTERS = {
  eip155: {
    imports: `import { evmAdapter } from '@latchkey/adapter-evm'`,
    call: 'evmAdapter()',
    // As in viem's list of chains, which takes webpack most of a minute to read.
    network: `{
    id: 1,
    name: 'Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://eth.merkle.io'] } },
  }`,
  },
  solana: {
    imports: `import { solana, solanaAdapter } from '@latchkey/adapter-solana'`,
    call: 'solanaAdapter()',
    network: 'solana',
  },
  bip122: {
    imports: `import { bitcoin, bitcoinAdapter } from '@latchkey/adapter-bitcoin'`,
    call: 'bitcoinAdapter()',
    network: 'bitcoin',
  },
}

/** `jsx` is written out, so that no compiler is part of what is measured. */
const WALLET = `
function Shown() {
  const { address } = useLatchkeyAccount()
  const { holdings } = useLatchkeyBalances()
  const [native] = holdings
  return jsxs('section', {
    children: [
      jsx(NetworkButton, {}),
      jsx(LatchkeyButton, {}),
      jsx('output', { children: address }),
      jsx('output', { children: native?.amountText }),
    ],
  })
}`

const PAGES = {
  react: {
    imports: `
import {
  LatchkeyButton, LatchkeyProvider, NetworkButton, useLatchkeyAccount, useLatchkeyBalances,
} from '@latchkey/react'
import { createRoot } from 'react-dom/client'
import { jsx, jsxs } from 'react/jsx-runtime'
`,
    page: `
${WALLET}
const wallet = jsx(LatchkeyProvider, { value: latchkey, children: jsx(Shown, {}) })
createRoot(document.querySelector('#root')).render(jsx('main', { children: wallet }))
`,
  },
  plain: {
    imports: '',
    page: `
const button = document.createElement('button')
button.dataset.testid = 'connect-button'
button.textContent = 'Connect'
button.addEventListener('click', () => latchkey.open())
document.querySelector('#root').append(button)
`,
  },
  elements: {
    imports: `import '@latchkey/react/elements'`,
    page: `
document.querySelector('#root').innerHTML =
  '<latchkey-network-button></latchkey-network-button> <latchkey-button></latchkey-button>'
latchkey.subscribeAccount(({ address }) => console.log(address))
`,
  },
  next: {
    imports: `
import {
  LatchkeyButton, LatchkeyProvider, NetworkButton, useLatchkeyAccount, useLatchkeyBalances,
} from '@latchkey/react'
import { jsx, jsxs } from 'react/jsx-runtime'
`,
    page: `
${WALLET}
export function Wallet({ children = jsx(Shown, {}) }) {
  return jsx(LatchkeyProvider, { value: latchkey, children })
}
`,
  },
}

/** The same pages without Latchkey: what they weigh is not counted. */
export const BARE_SOURCES = {
  react: `
import { createRoot } from 'react-dom/client'
import { jsx } from 'react/jsx-runtime'
const button = jsx('button', { 'data-testid': 'connect-button', children: 'Connect' })
createRoot(document.querySelector('#root')).render(jsx('main', { children: button }))
`,
  plain: `
const button = document.createElement('button')
button.dataset.testid = 'connect-button'
document.querySelector('#root').append(button)
`,
  next: `
import { jsx } from 'react/jsx-runtime'
export function Wallet() {
  return jsx('button', { 'data-testid': 'connect-button', children: 'Connect' })
}
`,
}
