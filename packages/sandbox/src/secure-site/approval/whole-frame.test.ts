/** @full That the sandbox works is seen in every journey of `npm test`. */

import { type Browser, chromium, type Frame, type Page } from '@playwright/test'
import { Hono } from 'hono'
import { createClient, http } from 'viem'
import { verifyMessage } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServedApp, type ServerEnv, serveApp } from '../../http/serve-app.ts'
import { type Sandbox, startSandbox } from '../../index.ts'
import { findBrowser } from '../../testing/find-browser.ts'

/** The whole site as it runs: log in by mail, sign and send, each approved on the real screen. */
let browser: Browser
let sandbox: Sandbox<'chains' | 'secureSite' | 'mail'>
let server: ServedApp
/** On another site than the frame's, as real websites are. */
let website: string

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([
    chromium.launch(findBrowser()),
    startSandbox({ parts: ['chains', 'secureSite', 'mail'] }),
  ])
  const app = new Hono<ServerEnv>()
  app.get('/', (context) => context.html(markup(sandbox.addresses.secureSite)))
  server = await serveApp(app, 0, 'website')
  website = server.url.replace('127.0.0.1', 'localhost')
})
afterAll(async () => {
  await Promise.all([browser.close(), sandbox.stop(), server.stop()])
})

const EMAIL = 'vera@sandbox.test'
const SHOP = `0x${'44'.repeat(20)}` as const

/** A website with the frame, speaking the protocol by hand. */
function markup(site: string): string {
  return `<!doctype html><title>Shop</title><link rel="icon" href="data:,">
    <iframe src="${site}/sdk?projectId=x" style="width: 360px; height: 600px; border: 0"></iframe>
    <script>
      window.isReady = false
      const waiting = new Map()
      addEventListener('message', ({ data, origin }) => {
        if (origin !== '${site}') return
        if (data.type === '@w3m-frame/READY') window.isReady = true
        waiting.get(data.id)?.(data)
      })
      window.ask = (name, payload) => new Promise((resolve) => {
        const id = crypto.randomUUID()
        waiting.set(id, ({ type, payload }) => resolve({ isError: type.endsWith('_ERROR'), payload }))
        const message = { id, type: '@w3m-app/' + name, payload }
        document.querySelector('iframe').contentWindow.postMessage(message, '${site}')
      })
    </script>`
}

type Ask = (name: string, payload?: object) => Promise<{ isError: boolean; payload: unknown }>

async function openWebsite(): Promise<{ page: Page; frame: Frame; ask: Ask }> {
  const { secureSite } = sandbox.addresses
  const page = await browser.newPage({ viewport: { width: 420, height: 660 } })
  await page.goto(website)
  await page.waitForFunction('isReady')
  const frame = page.frames().find((one) => one.url().startsWith(secureSite))
  if (frame === undefined) throw new Error('The frame did not load.')
  const ask: Ask = (name, payload) =>
    page.evaluate(`ask(${JSON.stringify(name)}, ${JSON.stringify(payload)})`)
  return { page, frame, ask }
}

/** Reads to the end first: where texts are wide, a request is longer than the frame. */
async function approve(page: Page, frame: Frame): Promise<void> {
  await frame.focus('.facts')
  await page.keyboard.press('End')
  await frame.waitForSelector('.approve[aria-disabled="false"]')
  await frame.focus('.approve')
  await page.keyboard.press('Enter')
}

test('a visitor logs in, signs, sends, and declines', async () => {
  const { page, frame, ask } = await openWebsite()
  expect(await ask('CONNECT_EMAIL', { email: EMAIL })).toMatchObject({ isError: false })
  await expect.poll(() => sandbox.mail.latest(EMAIL)?.code).toBeTruthy()
  const otp = sandbox.mail.latest(EMAIL)?.code
  expect(await ask('CONNECT_OTP', { otp })).toMatchObject({ isError: false })
  const user = (await ask('GET_USER')).payload as { address: `0x${string}` }

  const signed = ask('RPC_REQUEST', {
    method: 'personal_sign',
    params: ['Let me in', user.address],
  })
  await frame.waitForSelector('.approve')
  expect(await frame.innerText('.asker b')).toBe(website)
  await approve(page, frame)
  const signature = (await signed).payload as `0x${string}`

  const client = createClient({ transport: http(sandbox.addresses.chains[1]) })
  const check = { address: user.address, message: 'Let me in', signature }
  expect(await verifyMessage(client, check)).toBe(true)

  await sandbox.chains.get(1).setBalance(user.address, 9n)
  const calls = [
    { to: SHOP, value: '0x4' },
    { to: SHOP, value: '0x5' },
  ]
  const sent = ask('RPC_REQUEST', { method: 'wallet_sendCalls', params: [{ calls }] })
  await frame.waitForSelector('.approve')
  expect(await frame.innerText('.asker')).toContain('asks you to approve 2 calls at once')
  await approve(page, frame)
  const { payload: id } = await sent
  const status = await ask('RPC_REQUEST', { method: 'wallet_getCallsStatus', params: [id] })
  expect(status.payload).toMatchObject({ status: 'CONFIRMED', receipts: [{ status: '0x1' }] })
  expect(await sandbox.chains.get(1).request('eth_getBalance', [SHOP, 'latest'])).toBe('0x9')

  const refused = ask('RPC_REQUEST', { method: 'personal_sign', params: ['No', user.address] })
  await frame.click('.decline')
  expect(await refused).toEqual({
    isError: true,
    payload: { message: 'User rejected the request', code: 4001 },
  })
})

test('a request that the page aborts is removed from the screen', async () => {
  const { page, frame, ask } = await openWebsite()
  await ask('CONNECT_EMAIL', { email: 'walt@sandbox.test' })
  await expect.poll(() => sandbox.mail.latest('walt@sandbox.test')?.code).toBeTruthy()
  await ask('CONNECT_OTP', { otp: sandbox.mail.latest('walt@sandbox.test')?.code })
  // It is never answered.
  ask('RPC_REQUEST', { method: 'personal_sign', params: ['Hi'] }).catch(() => undefined)
  await frame.waitForSelector('.approve')

  await page.evaluate("ask('RPC_ABORT')")

  await expect.poll(() => frame.innerText('body')).toContain('Nothing waits for your approval')
})
