import { expect, type Page } from '@playwright/test'
import { SANDBOX_BITCOIN_ACCOUNTS } from '../bitcoin-accounts.ts'
import { SANDBOX_SOLANA_ACCOUNTS } from '../solana-accounts.ts'
import { test } from './fixtures.ts'
import { openSite } from './testing/site.ts'

const [solAda, solGrace] = SANDBOX_SOLANA_ACCOUNTS
const [btcAda] = SANDBOX_BITCOIN_ACCOUNTS

/** Collects wallets as the standard's own library does; runs in the page. */
const COLLECT = `
  window.standard = []
  window.received = []
  const api = { register: (wallet) => { standard.push(wallet); return () => {} } }
  window.addEventListener('wallet-standard:register-wallet', ({ detail }) => detail(api))
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  window.walletOf = (namespace) => standard.find(({ chains }) => chains[0].startsWith(namespace))`

async function openCollecting(page: Page): Promise<void> {
  await openSite(page)
  await page.evaluate(COLLECT)
}

test('a page connects, signs and gets events on Solana', async ({ page, installSolanaWallet }) => {
  const wallet = await installSolanaWallet()
  await openCollecting(page)

  const signed = await page.evaluate<string>(`(async () => {
    const { features } = walletOf('solana')
    features['standard:events'].on('change', ({ accounts }) => received.push(accounts[0]?.address))
    const { accounts: [account] } = await features['standard:connect'].connect()
    const message = new TextEncoder().encode('hello')
    const [answer] = await features['solana:signMessage'].signMessage({ account, message })
    return account.address + ' ' + answer.signature.length
  })()`)
  wallet.switchAccount(1)

  expect(signed).toBe(`${solAda.address} 64`)
  await expect.poll(() => page.evaluate('received')).toEqual([solAda.address, solGrace.address])
  expect(wallet.log.prompts().map(({ method }) => method)).toEqual([
    ...['standard:connect', 'solana:signMessage'],
  ])
  await page.reload()
  await page.evaluate(COLLECT)
  const silent = `walletOf('solana').features['standard:connect'].connect({ silent: true })
    .then(({ accounts }) => accounts[0].address)`
  expect(await page.evaluate(silent)).toBe(solGrace.address)
})

test('a page sends coins on Bitcoin, and is refused', async ({
  page,
  installBitcoinWallet,
  sandbox,
}) => {
  const wallet = await installBitcoinWallet({ shapes: ['standard', 'sats-connect', 'okx'] })
  await openCollecting(page)
  const send = `okxwallet.bitcoin.connect()
    .then(() => okxwallet.bitcoin.sendBitcoin('${btcAda.ordinals.address}', 1000))
    .catch(({ code }) => code)`

  const txid = await page.evaluate<string>(send)
  await sandbox.bitcoin.mine()
  const status = await fetch(`${sandbox.addresses.bitcoin}/tx/${txid}/status`)
  expect(await status.json()).toMatchObject({ confirmed: true })
  wallet.behave('reject')
  expect(await page.evaluate(send)).toBe(4001)
  expect(await page.evaluate('btc_providers.map(({ name }) => name)')).toEqual(['Sandbox Wallet'])
})

test('one wallet serves three namespaces', async ({
  page,
  installWallet,
  installSolanaWallet,
  installBitcoinWallet,
}) => {
  const face = { name: 'Heron', icon: 'data:image/svg+xml,%3Csvg/%3E' }
  await installWallet({ announce: { ...face, rdns: 'example.heron' } })
  await installSolanaWallet({ face })
  await installBitcoinWallet({ face })
  await openCollecting(page)

  expect(await page.evaluate('standard.map(({ name, icon }) => ({ name, icon }))')).toEqual([
    face,
    face,
  ])
  expect(await page.evaluate('found.map(({ info }) => info.icon)')).toEqual([face.icon])
})
