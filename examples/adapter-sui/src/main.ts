import { latchkey } from './latchkey.ts'

const connect = element('connect', HTMLButtonElement)
const visitor = element('visitor', HTMLElement)
const problem = element('problem', HTMLElement)

connect.addEventListener('click', () => latchkey.open({ view: 'Connect', namespace: 'sui' }))
element('account', HTMLButtonElement).addEventListener('click', () => latchkey.open())
element('disconnect', HTMLButtonElement).addEventListener('click', () => latchkey.disconnect('sui'))
element('sign', HTMLButtonElement).addEventListener('click', async () => {
  try {
    const signature = await latchkey.getProvider('sui')?.signMessage('Hello from Latchkey')
    element('signature', HTMLOutputElement).value = signature ?? ''
    problem.textContent = ''
  } catch (thrown) {
    problem.textContent = thrown instanceof Error ? thrown.message : 'That did not work'
  }
})

latchkey.watch(() => {
  const { address, isConnected } = latchkey.getAccount('sui')
  const { balance } = latchkey.getProfile('sui')
  connect.hidden = isConnected
  visitor.hidden = !isConnected
  element('address', HTMLOutputElement).value = address ?? ''
  element('balance', HTMLOutputElement).value =
    balance?.status === 'ready' ? `${balance.amountText} ${balance.symbol}` : ''
})

function element<Type extends HTMLElement>(id: string, type: new () => Type): Type {
  const found = document.getElementById(id)
  if (found instanceof type) return found
  throw new Error(`index.html has no ${type.name} with the id "${id}"`)
}
