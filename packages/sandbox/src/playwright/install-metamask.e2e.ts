import { expect } from '@playwright/test'
import { SANDBOX_ACCOUNTS } from '../accounts.ts'
import { test } from './fixtures.ts'
import { announced, ask, openSite, receivedEvents } from './testing/site.ts'

const [first, second] = SANDBOX_ACCOUNTS
const BOTH = [first.address.toLowerCase(), second.address.toLowerCase()]

test("it is MetaMask's own provider, announced and injected", async ({ page, installMetaMask }) => {
  await installMetaMask()
  await openSite(page)

  expect(await announced(page)).toEqual(['MetaMask'])
  expect(await page.evaluate('found[0].info.rdns')).toBe('io.metamask')
  expect(await page.evaluate('window.ethereum === found[0].provider')).toBe(true)
  expect(await page.evaluate('window.ethereum.isMetaMask')).toBe(true)
  await expect.poll(() => page.evaluate('window.ethereum.isConnected()')).toBe(true)
  // Fields that only the real class has and fills from its background.
  await expect.poll(() => page.evaluate('window.ethereum.networkVersion')).toBe('1')
  expect(await page.evaluate('typeof window.ethereum._metamask.requestBatch')).toBe('function')
})

test('it connects, signs and sends on the chain', async ({ page, installMetaMask, sandbox }) => {
  const wallet = await installMetaMask()
  await openSite(page)

  expect(await ask(page, 'eth_accounts')).toEqual({ value: [] })
  expect(await ask(page, 'eth_requestAccounts')).toEqual({ value: BOTH })
  expect(await page.evaluate('window.ethereum.selectedAddress')).toBe(BOTH[0])
  expect(await ask(page, 'personal_sign', ['0x00', first.address])).toEqual({
    value: expect.stringMatching(/^0x[0-9a-f]{130}$/),
  })
  const transaction = { from: first.address, to: second.address, value: '0x1' }
  const { value: hash } = await ask(page, 'eth_sendTransaction', [transaction])
  const receipt = () => sandbox.chains.get(1).request('eth_getTransactionReceipt', [hash])
  await expect.poll(receipt).toMatchObject({ status: '0x1' })
  expect(wallet.log.prompts()).toHaveLength(3)
})

test('refusals and unknown chains have the error codes of MetaMask', async ({
  page,
  installMetaMask,
}) => {
  const wallet = await installMetaMask({ behaviour: 'reject' })
  await openSite(page)

  expect(await ask(page, 'eth_requestAccounts')).toMatchObject({ code: 4001 })
  wallet.behave('pending')
  expect(await ask(page, 'eth_requestAccounts')).toMatchObject({ code: -32002 })
  wallet.behave('approve')
  expect(await ask(page, 'eth_requestAccounts')).toEqual({ value: BOTH })
  expect(await ask(page, 'wallet_switchEthereumChain', [{ chainId: '0xa' }])).toMatchObject({
    code: 4902,
  })
})

test('a chain that is added becomes the active one', async ({ page, installMetaMask, sandbox }) => {
  const optimism = await sandbox.chains.start(10)
  await installMetaMask({
    chains: [
      { chainId: 1, rpcUrl: sandbox.addresses.chains[1] },
      { chainId: 10, rpcUrl: optimism.url, isKnown: false },
    ],
  })
  await openSite(page)

  const chain = {
    chainId: '0xa',
    chainName: 'OP Mainnet',
    rpcUrls: [optimism.url],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }
  expect(await ask(page, 'wallet_addEthereumChain', [chain])).toEqual({ value: null })

  expect(await ask(page, 'eth_chainId')).toEqual({ value: '0xa' })
  expect(await receivedEvents(page)).toContainEqual(['chainChanged', '0xa'])
})

test('actions of the owner are emitted, and a reload causes no prompt', async ({
  page,
  installMetaMask,
}) => {
  const wallet = await installMetaMask()
  await openSite(page)
  await ask(page, 'eth_requestAccounts')

  wallet.switchAccount(1)
  wallet.switchChain(8453)
  await expect
    .poll(() => receivedEvents(page))
    .toEqual([
      ['connect', { chainId: '0x1' }],
      ['accountsChanged', BOTH],
      ['accountsChanged', [...BOTH].reverse()],
      ['chainChanged', '0x2105'],
    ])
  wallet.log.clear()
  await page.reload()

  expect(await ask(page, 'eth_accounts')).toEqual({ value: [...BOTH].reverse() })
  expect(await ask(page, 'eth_chainId')).toEqual({ value: '0x2105' })
  expect(wallet.log.prompts()).toEqual([])
})

test('disconnect and reconnect are emitted like by MetaMask', async ({ page, installMetaMask }) => {
  const wallet = await installMetaMask()
  await openSite(page)
  await expect.poll(() => page.evaluate('window.ethereum.isConnected()')).toBe(true)

  wallet.disconnect()
  await expect.poll(() => page.evaluate('window.ethereum.isConnected()')).toBe(false)
  wallet.reconnect()
  await expect.poll(() => page.evaluate('window.ethereum.isConnected()')).toBe(true)

  expect(await receivedEvents(page)).toContainEqual(['disconnect', 1013])
})
