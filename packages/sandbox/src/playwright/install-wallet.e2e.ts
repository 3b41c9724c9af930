import { expect } from '@playwright/test'
import { SANDBOX_ACCOUNTS } from '../accounts.ts'
import { test } from './fixtures.ts'
import { announced, ask, openSite, receivedEvents } from './testing/site.ts'

const [first, second] = SANDBOX_ACCOUNTS
const BOTH = [first.address, second.address]

test('a page connects, signs and sends with a real key on a real chain', async ({
  page,
  installWallet,
  sandbox,
}) => {
  const wallet = await installWallet()
  await openSite(page)

  expect(await announced(page)).toEqual(['Sandbox Wallet'])
  expect(await ask(page, 'eth_requestAccounts')).toEqual({ value: BOTH })
  expect(await ask(page, 'personal_sign', ['0x00', first.address])).toEqual({
    value: expect.stringMatching(/^0x[0-9a-f]{130}$/),
  })
  const transaction = { from: first.address, to: second.address, value: '0x1' }
  const { value: hash } = await ask(page, 'eth_sendTransaction', [transaction])
  const receipt = () => sandbox.chains.get(1).request('eth_getTransactionReceipt', [hash])
  await expect.poll(receipt).toMatchObject({ status: '0x1' })
  expect(wallet.log.prompts().map(({ method }) => method)).toEqual([
    ...['eth_requestAccounts', 'personal_sign', 'eth_sendTransaction'],
  ])
})

test('errors reach the page with code and message', async ({ page, installWallet }) => {
  const wallet = await installWallet({ behaviour: 'reject' })
  await openSite(page)

  expect(await ask(page, 'eth_requestAccounts')).toEqual({
    code: 4001,
    message: 'User rejected the request.',
  })
  wallet.behave('approve')
  expect(await ask(page, 'eth_requestAccounts')).toEqual({ value: BOTH })
  expect(await ask(page, 'wallet_switchEthereumChain', [{ chainId: '0xa' }])).toMatchObject({
    code: 4902,
  })
})

test('actions of the owner are emitted in every tab', async ({ context, page, installWallet }) => {
  const wallet = await installWallet()
  const tab = await context.newPage()
  await openSite(page)
  await openSite(tab)
  await ask(page, 'eth_requestAccounts')

  wallet.switchAccount(1)
  wallet.switchChain(8453)
  wallet.forgetSite()
  wallet.disconnect()

  for (const each of [page, tab])
    await expect
      .poll(() => receivedEvents(each))
      .toEqual([
        ['accountsChanged', BOTH],
        ['accountsChanged', [...BOTH].reverse()],
        ['chainChanged', '0x2105'],
        ['accountsChanged', []],
        ['disconnect', 4900],
      ])
})

test('after a reload the page is known without a prompt, and its storage is empty', async ({
  page,
  installWallet,
}) => {
  const wallet = await installWallet()
  await openSite(page)
  await ask(page, 'eth_requestAccounts')
  await ask(page, 'wallet_switchEthereumChain', [{ chainId: '0x2105' }])
  wallet.log.clear()

  await page.reload()

  expect(await ask(page, 'eth_accounts')).toEqual({ value: BOTH })
  expect(await ask(page, 'eth_chainId')).toEqual({ value: '0x2105' })
  expect(wallet.log.prompts()).toEqual([])
  expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0)
})

test('the test decides prompt by prompt', async ({ page, installWallet }) => {
  const wallet = await installWallet({ behaviour: 'ask' })
  await openSite(page)

  const asked = ask(page, 'eth_requestAccounts')
  expect(await wallet.nextPrompt()).toMatchObject({ method: 'eth_requestAccounts' })
  await wallet.decide('approve')

  expect(await asked).toEqual({ value: BOTH })
})

test('several wallets are announced together, some of them only injected', async ({
  page,
  installWallet,
}) => {
  await installWallet({ announce: { name: 'Fjord', rdns: 'example.fjord' } })
  await installWallet({ announce: { name: 'Heron', rdns: 'example.heron' } })
  await installWallet({
    announce: false,
    inject: { isHeron: true },
    chainId: 8453,
  })
  await openSite(page)

  expect(await announced(page)).toEqual(['Fjord', 'Heron'])
  expect(await page.evaluate('window.ethereum.isHeron')).toBe(true)
  expect(await page.evaluate(`ask('eth_chainId', [], window.ethereum)`)).toEqual({
    value: '0x2105',
  })
})

test('requests to other machines are stopped and fail the test', async ({ page, outside }) => {
  await openSite(page)

  const end = await page.evaluate(`fetch('https://tracker.example/e').catch(() => 'blocked')`)

  expect(end).toBe('blocked')
  expect(outside.attempts).toEqual(['https://tracker.example/e'])
  expect(() => outside.check()).toThrow('https://tracker.example/e')
  outside.allow(/tracker\.example/)
  outside.check()
})

test('requests to hosts with names like localhost are stopped, those to localhost are not', async ({
  page,
  outside,
}) => {
  const urls = ['http://localhost.example/', 'http://127.0.0.1.example/']
  await page.route('http://shop.localhost/', (route) => route.fulfill({ body: '' }))
  await page.goto('http://shop.localhost/')

  for (const url of urls) await page.evaluate(`fetch('${url}').catch(() => 'blocked')`)

  expect(outside.attempts).toEqual(urls)
  outside.allow(/\.example\//)
})

test('errors in the page fail the test unless they are allowed', async ({ page, trouble }) => {
  await openSite(page)
  expect(trouble.lines).toEqual([])

  await page.evaluate(
    `console.error('oh'); console.info('fine'); setTimeout(() => Promise.reject(new Error('no')))`,
  )

  await expect.poll(() => trouble.lines.length).toBe(2)
  expect(() => trouble.check()).toThrow(/Unexpected errors/)
  trouble.allow(/^console\.error: oh/)
  expect(() => trouble.check()).toThrow(/uncaught: Error: no/)
  trouble.allow(/Error: no/)
  trouble.check()
})
