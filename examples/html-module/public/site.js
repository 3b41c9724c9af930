import { createLatchkey, evmAdapter } from '@latchkey/browser'
import { bitcoin, bitcoinAdapter } from '@latchkey/browser/bitcoin'
import { base, mainnet } from '@latchkey/browser/chains'
import { frameAuth } from '@latchkey/browser/frame'
import { solana, solanaAdapter } from '@latchkey/browser/solana'

const latchkey = createLatchkey({
  adapters: [evmAdapter(), solanaAdapter(), bitcoinAdapter()],
  auth: frameAuth(),
  networks: [mainnet, base, solana, bitcoin],
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

const MESSAGE = 'Hello from Latchkey'
const BYTES = new TextEncoder().encode(MESSAGE)

/** Each namespace has its own provider. */
const SIGN = {
  eip155: (provider, address) =>
    provider.request({ method: 'personal_sign', params: [toHex(BYTES), address] }),
  solana: async (provider) => toHex(await provider.signMessage(BYTES)),
  bip122: (provider, address) =>
    provider.signMessage({ address, message: MESSAGE, protocol: 'ecdsa' }),
}

find('#sign').addEventListener('click', async () => {
  const { address, caipAddress } = latchkey.getAccount()
  const [namespace] = caipAddress.split(':')
  const signature = await SIGN[namespace](latchkey.getProvider(namespace), address)
  find('[data-testid=signature]').textContent = signature
})

find('#disconnect').addEventListener('click', () => latchkey.disconnect())

function toHex(bytes) {
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
