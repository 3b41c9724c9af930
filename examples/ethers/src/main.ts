import { evmAdapter } from '@latchkey/adapter-evm'
import { getSigner } from '@latchkey/adapter-evm/ethers'
import { createLatchkey } from '@latchkey/react'
import { base, mainnet } from 'viem/chains'

const latchkey = createLatchkey({
  adapters: [evmAdapter()],
  networks: [mainnet, base],
  projectId: 'your-project-id',
})

const connect = document.querySelector<HTMLButtonElement>('#connect')!
const wallet = document.querySelector<HTMLElement>('#wallet')!
const address = document.querySelector('[data-testid=address]')!
const signature = document.querySelector('[data-testid=signature]')!

function show() {
  const account = latchkey.getAccount('eip155')
  address.textContent = account.address ?? ''
  wallet.hidden = !account.isConnected
  connect.hidden = account.isConnected
  connect.disabled = account.status === 'reconnecting'
}

latchkey.subscribeAccount(show, 'eip155')
show()

connect.addEventListener('click', () => latchkey.open())
document.querySelector('#sign')?.addEventListener('click', async () => {
  const signer = await getSigner(latchkey)
  signature.textContent = await signer.signMessage('Hello from Latchkey')
})
document.querySelector('#disconnect')?.addEventListener('click', () => latchkey.disconnect())
