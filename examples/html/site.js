import { base, mainnet } from './node_modules/@latchkey/browser/dist/chains.js'
import { createLatchkey, evmAdapter } from './node_modules/@latchkey/browser/dist/latchkey.js'

const latchkey = createLatchkey({
  adapters: [evmAdapter()],
  networks: [mainnet, base],
  projectId: 'your-project-id',
  themeMode: 'system',
})

const find = (selector) => document.querySelector(selector)

function show({ address = '', isConnected }) {
  find('#account').hidden = !isConnected
  find('[data-testid=address]').textContent = address
  if (!isConnected) find('[data-testid=signature]').textContent = ''
}

latchkey.subscribeAccount(show)
show(latchkey.getAccount())

find('#sign').addEventListener('click', async () => {
  find('[data-testid=signature]').textContent = await latchkey.getProvider('eip155').request({
    method: 'personal_sign',
    params: [toHex('Hello from Latchkey'), latchkey.getAddress()],
  })
})

find('#disconnect').addEventListener('click', () => latchkey.disconnect())

/** Wallets take messages as bytes in hexadecimal. */
function toHex(text) {
  const bytes = [...new TextEncoder().encode(text)]
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
