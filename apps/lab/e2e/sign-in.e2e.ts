import {
  contractAccountOf,
  SANDBOX_ACCOUNTS,
  SANDBOX_BITCOIN_ACCOUNTS,
  SANDBOX_SOLANA_ACCOUNTS,
} from '@latchkey/sandbox'
import { EVM_HABITS } from '@latchkey/sandbox/wallets'
import { expect } from '@playwright/test'
import { FIRST, SECOND } from './accounts.ts'
import { test } from './lab-test.ts'
import { approve } from './login-model.ts'
import { test as loginTest } from './login-test.ts'
import type { LabModel } from './models/lab-model.ts'
import { test as peerTest } from './peer-test.ts'
import { FULL } from './rings.ts'
import { openCode, scan, showCode } from './setup/show-code.ts'

const REQUIRED = { siwx: 'required' }
const NAMESPACES = { ...REQUIRED, networks: '1,8453,solana,solana-devnet,bitcoin' }

/** Presses the wallet, without waiting for the modal to close. */
async function choose(lab: LabModel, walletName: string): Promise<void> {
  await lab.connectButton.click()
  await lab.modal.wallet(walletName).click()
  await lab.modal.expectView('SIWXSignMessage')
}

async function sign(lab: LabModel): Promise<void> {
  await lab.modal.part('sign-in-sign').click()
}

/** How many sign-ins the page stores. */
async function signIns(lab: LabModel): Promise<number> {
  const stored = await lab.storedTexts()
  const list = stored.find((text) => text.startsWith('@appkit/siwx='))
  return JSON.parse(list?.slice('@appkit/siwx='.length) ?? '[]').length
}

test('a wallet that connects and signs by one prompt is asked once', async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet({ connectsSigned: true })
  await lab.open(REQUIRED)
  await lab.connectButton.click()
  await lab.modal.wallet(wallet.name).click()

  await lab.modal.expectClosed()
  await lab.expectConnected(FIRST)
  expect(await signIns(lab)).toBe(1)
  expect(wallet.log.prompts().map(({ method }) => method)).toEqual(['wallet_connect'])
  await lab.reload()
  await lab.expectConnected(FIRST)
  await lab.modal.expectClosed()
})

test(
  'a wallet with every habit, which never answers what it does not know, signs in',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet({ habits: EVM_HABITS })
    // The list of its accounts, which is all it shares, is sorted.
    wallet.switchAccount(SECOND)
    await lab.open(REQUIRED)
    await choose(lab, wallet.name)
    await sign(lab)

    await lab.modal.expectClosed()
    await lab.expectConnected(SECOND)
    expect(await signIns(lab)).toBe(1)
  },
)

test('a visitor reads the message, signs it, and is not asked again after a reload', async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet()
  await lab.open(REQUIRED)
  await choose(lab, wallet.name)

  await expect(lab.modal.card).toContainText('asks you to sign in')
  await lab.modal.part('sign-in-message').click()
  await expect(lab.modal.part('sign-in-text')).toContainText(
    `${new URL(lab.page.url()).host} wants you to sign in with your Ethereum account:\n${FIRST}`,
  )
  await sign(lab)
  await lab.modal.expectClosed()
  await lab.expectConnected(FIRST)
  expect(wallet.log.prompts().map(({ method }) => method)).toEqual([
    'eth_requestAccounts',
    'personal_sign',
  ])
  wallet.log.clear()

  await lab.reload()
  await lab.expectConnected(FIRST)
  await lab.modal.expectClosed()
  expect(wallet.log.prompts()).toEqual([])

  wallet.switchAccount(SECOND)
  await lab.modal.expectView('SIWXSignMessage')
  await sign(lab)
  await lab.modal.expectClosed()
  expect(await signIns(lab)).toBe(2)
  await lab.press('disconnect')
  await lab.expectDisconnected()
  await expect.poll(() => signIns(lab)).toBe(0)
})

test(
  'where it is required nothing but Cancel leaves it, and that disconnects; two tabs ask once',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet()
    await lab.open(REQUIRED)
    await choose(lab, wallet.name)

    await lab.modal.expectShake(() => lab.page.keyboard.press('Escape'))
    await lab.modal.expectShake(() => lab.modal.closeButton.click())
    wallet.behave('reject')
    await sign(lab)
    await expect(lab.modal.heading).toHaveText('Signature declined')
    await lab.modal.part('sign-in-cancel').click()
    await lab.expectDisconnected()
    await lab.modal.expectClosed()

    await test.step('signing in one tab closes the question of the other', async () => {
      wallet.behave('approve')
      wallet.log.clear()
      await choose(lab, wallet.name)
      const other = await lab.otherTab()
      await other.modal.expectView('SIWXSignMessage')
      await lab.page.bringToFront()
      await sign(lab)

      await lab.modal.expectClosed()
      await other.modal.expectClosed()
      await other.expectConnected(FIRST)
      const signed = wallet.log.prompts().filter(({ method }) => method === 'personal_sign')
      expect(signed).toHaveLength(1)
    })
  },
)

test(
  'an account of Solana connects and signs by one prompt, another one signs the text; one of Bitcoin signs, and it verifies',
  FULL,
  async ({ lab, installSolanaWallet, installBitcoinWallet }) => {
    const [first, second] = SANDBOX_SOLANA_ACCOUNTS
    const wallet = await installSolanaWallet({ face: { name: 'Tern' } })
    await installBitcoinWallet({ face: { name: 'Puffin' } })
    await lab.open(NAMESPACES)
    await lab.connectButton.click()
    await lab.modal.wallet('Tern').click()

    await lab.modal.expectClosed()
    await lab.expectConnected(first.address)
    expect(wallet.log.prompts().map(({ method }) => method)).toEqual(['solana:signIn'])
    await lab.reload()
    await lab.expectConnected(first.address)
    expect(await signIns(lab)).toBe(1)
    await lab.modal.expectClosed()

    wallet.switchAccount(second.address)
    await lab.modal.expectView('SIWXSignMessage')
    await lab.modal.part('sign-in-message').click()
    await expect(lab.modal.part('sign-in-text')).toContainText('with your Solana account')
    await sign(lab)
    await lab.modal.expectClosed()
    await lab.expectConnected(second.address)
    expect(await signIns(lab)).toBe(2)
    await lab.press('disconnect')
    await lab.expectDisconnected()
    await expect.poll(() => signIns(lab)).toBe(0)

    await choose(lab, 'Puffin')
    await sign(lab)
    await lab.modal.expectClosed()
    await lab.expectConnected(SANDBOX_BITCOIN_ACCOUNTS[0].payment.address)
    expect(await signIns(lab)).toBe(1)
  },
)

test(
  'an account that is a contract signs in before and after it is deployed',
  FULL,
  async ({ lab, installWallet, sandbox }) => {
    const wallet = await installWallet({ isContract: true })
    const { address, deploy } = contractAccountOf(SANDBOX_ACCOUNTS[0].privateKey)
    await lab.open(REQUIRED)
    await choose(lab, wallet.name)
    await sign(lab)
    await lab.modal.expectClosed()
    await lab.expectConnected(address)
    await lab.press('disconnect')
    await lab.expectDisconnected()

    const from = SANDBOX_ACCOUNTS[2].address
    await sandbox.chains.get(1).request('eth_sendTransaction', [{ from, ...deploy }])
    await choose(lab, wallet.name)
    await sign(lab)
    await lab.modal.expectClosed()
    await lab.reload()
    await lab.expectConnected(address)
    await lab.modal.expectClosed()
    expect(await signIns(lab)).toBe(1)
    // Each of them verified: what is not signed by the account is asked for again.
    const signed = wallet.log.prompts().filter(({ method }) => method === 'personal_sign')
    expect(signed).toHaveLength(2)
  },
)

peerTest('a wallet that scanned the code signs over its session', FULL, async ({ lab, peer }) => {
  await openCode(lab, REQUIRED)
  await scan(lab, peer)
  await lab.modal.expectView('SIWXSignMessage')

  await sign(lab)

  await lab.modal.expectClosed()
  await lab.expectConnected(FIRST)
  expect(peer.requests.map(({ method }) => method)).toEqual(['personal_sign'])
})

peerTest(
  'a wallet that scanned the code connects and signs by one request',
  FULL,
  async ({ lab, peer }) => {
    await lab.open({ ...REQUIRED, buffer: 'true' })
    await expect.poll(() => lab.page.evaluate(() => 'Buffer' in window)).toBe(true)
    await showCode(lab)
    await scan(lab, peer)

    await lab.modal.expectClosed()
    await lab.expectConnected(FIRST)
    expect(peer.signIns).toHaveLength(1)
    expect(peer.requests).toEqual([])
    expect(await signIns(lab)).toBeGreaterThan(0)
    await lab.reload()
    await lab.expectConnected(FIRST)
    await lab.modal.expectClosed()
    expect(peer.requests).toEqual([])
  },
)

loginTest(
  'an account that is not deployed signs in after its login',
  FULL,
  async ({ lab, login }) => {
    await lab.open({ ...REQUIRED, logins: 'true' })
    const email = 'siwx@sandbox.test'
    const sinceMs = Date.now()
    await login.giveEmail(email)
    await lab.modal.expectView('EmailVerifyOtp')
    await login.enterCode(await login.readCode(email, sinceMs))
    await lab.modal.expectView('SIWXSignMessage')

    await sign(lab)
    await approve(login.frame)

    await lab.modal.expectClosed()
    await expect(lab.status).toHaveText('connected')
    expect(await signIns(lab)).toBe(1)
    await lab.reload()
    await expect(lab.status).toHaveText('connected')
    await lab.modal.expectClosed()
  },
)

test('an object of the older form signs in', FULL, async ({ lab, installWallet }) => {
  const wallet = await installWallet()
  await lab.open({ siwx: 'older' })
  await choose(lab, wallet.name)
  await lab.modal.part('sign-in-message').click()
  await expect(lab.modal.part('sign-in-text')).toContainText(FIRST)
  await sign(lab)
  await lab.modal.expectClosed()
  await lab.expectConnected(FIRST)
  expect(wallet.log.prompts().map(({ method }) => method)).toEqual([
    'eth_requestAccounts',
    'personal_sign',
  ])
})

test(
  'a service signs in, and while it is down nothing is lost and nothing is asked',
  FULL,
  async ({ lab, installWallet, sandbox, trouble }) => {
    trouble.allow(/Failed to load resource|could not be checked/)
    const wallet = await installWallet()
    await lab.open({ siwx: 'service' })
    await choose(lab, wallet.name)
    await sign(lab)
    await lab.modal.expectClosed()
    const texts = (await lab.storedTexts()).join('\n')
    expect(texts).toContain('@appkit/siwx-auth-token=')
    wallet.log.clear()

    sandbox.faults.set('signIn', { kind: 'status', status: 503 })
    await lab.reload()
    await lab.expectConnected(FIRST)
    await lab.modal.expectClosed()
    sandbox.faults.clear()
    await lab.reload()
    await lab.expectConnected(FIRST)
    await lab.modal.expectClosed()
    expect(wallet.log.prompts()).toEqual([])

    await lab.press('disconnect')
    await lab.expectDisconnected()
    await expect
      .poll(async () => (await lab.storedTexts()).join('\n'))
      .not.toContain('@appkit/siwx-auth-token=')
  },
)
