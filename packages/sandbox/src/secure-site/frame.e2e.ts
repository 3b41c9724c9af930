import { type BrowserContext, expect, type Page } from '@playwright/test'
import { test as base } from '../playwright/fixtures.ts'
import { launchPersistent } from '../playwright/launch-persistent.ts'
import { watchPageErrors } from '../playwright/watch-page-errors.ts'
import type { Sandbox } from '../sandbox.ts'
import { messagesTo, openHost, requestFrame, serveHost } from './testing/host-page.ts'

/** A browser that allows storage in frames of other sites, partitioned by site. */
const test = base.extend<{ readonly lasting: BrowserContext }, { readonly host: string }>({
  host: [
    async ({ sandbox }, use) => {
      const served = await serveHost(sandbox.addresses.secureSite)
      await use(served.url)
      await served.stop()
    },
    { scope: 'worker' },
  ],
  lasting: async ({ playwright, launchOptions }, use) => {
    const { context, end } = await launchPersistent(playwright, launchOptions)
    const trouble = watchPageErrors(context)
    await use(context)
    trouble.check()
    await end()
  },
})

/** The text that Chromium prints when a server refuses. */
const REFUSED = /the server responded with a status of (401|403|503)/

const ADDRESS = /^0x[0-9a-fA-F]{40}$/

async function logIn(page: Page, sandbox: Sandbox, email: string): Promise<void> {
  expect(await requestFrame(page, 'CONNECT_EMAIL', { email })).toEqual({ action: 'VERIFY_OTP' })
  const otp = sandbox.mail.latest(email)?.code ?? 'none'
  expect(await requestFrame(page, 'CONNECT_OTP', { otp })).toBeUndefined()
}

async function addressOf(page: Page): Promise<unknown> {
  const user = await requestFrame(page, 'GET_USER')
  return typeof user === 'object' && user !== null && 'address' in user ? user.address : user
}

test('login by e-mail, a reload, and the same wallet after signing out and in', async ({
  lasting,
  host,
  sandbox,
}) => {
  const page = await lasting.newPage()
  await openHost(page, host)
  const [ready] = await messagesTo(page)
  expect(ready).toMatchObject({ type: '@w3m-frame/READY', payload: { version: '4' } })
  expect(ready?.payload).not.toHaveProperty('storage')
  expect(await requestFrame(page, 'IS_CONNECTED')).toEqual({ isConnected: false })
  expect(await requestFrame(page, 'GET_USER')).toEqual({ error: 'Nobody is logged in' })
  await logIn(page, sandbox, 'ada@sandbox.test')
  const user = await requestFrame(page, 'GET_USER')
  expect(user).toMatchObject({ email: 'ada@sandbox.test', address: expect.stringMatching(ADDRESS) })

  await openHost(page, host)

  expect(await requestFrame(page, 'IS_CONNECTED')).toEqual({ isConnected: true })
  expect(await requestFrame(page, 'GET_USER')).toEqual(user)
  expect(await requestFrame(page, 'CONNECT_EMAIL', { email: 'ada@sandbox.test' })).toEqual({
    action: 'CONNECT',
  })
  await requestFrame(page, 'SIGN_OUT')
  expect(await requestFrame(page, 'IS_CONNECTED')).toEqual({ isConnected: false })
  await logIn(page, sandbox, 'ada@sandbox.test')
  expect(await requestFrame(page, 'GET_USER')).toEqual(user)
})

test('a login in one tab is a login in the other', async ({ lasting, host, sandbox }) => {
  const [first, second] = [await lasting.newPage(), await lasting.newPage()]
  await openHost(first, host)
  await openHost(second, host)

  await logIn(first, sandbox, 'tabs@sandbox.test')

  const news = async (type: string) =>
    (await messagesTo(second)).filter((message) => message.type === `@w3m-frame/${type}`)
  await expect.poll(() => news('GET_USER_SUCCESS')).toHaveLength(1)
  expect((await news('GET_USER_SUCCESS'))[0]?.payload).toMatchObject({ email: 'tabs@sandbox.test' })
  expect(await addressOf(second)).toBe(await addressOf(first))
  await requestFrame(second, 'SIGN_OUT')
  await expect
    .poll(async () => (await messagesTo(first)).at(-1))
    .toMatchObject({ type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: false } })
  expect(await requestFrame(first, 'IS_CONNECTED')).toEqual({ isConnected: false })
})

test('login by a provider in a pop-up counts once', async ({ page, host, sandbox }) => {
  await openHost(page, host)
  await page.evaluate('useSocial("google")')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Log in' }).click()
  const popUp = await opened
  await expect(popUp.getByRole('heading')).toHaveText('Log in with Google')
  await popUp.getByLabel('Name').fill('Grace')
  await popUp.getByRole('button', { name: 'Log in' }).click()
  await page.waitForFunction('results.length > 0')

  const [result] = await page.evaluate<{ resultUri: string }[]>('results')
  const uri = result?.resultUri ?? ''

  expect(new URL(uri).origin).toBe(sandbox.addresses.secureSite)
  expect(await requestFrame(page, 'CONNECT_SOCIAL', { uri })).toMatchObject({
    userName: 'Grace',
    address: expect.stringMatching(ADDRESS),
  })
  expect(await requestFrame(page, 'CONNECT_SOCIAL', { uri })).toHaveProperty('error')
})

test('the mails show themselves as they arrive', async ({ page, host, sandbox }) => {
  const mails = await page.context().newPage()
  await mails.goto(sandbox.addresses.mail)
  await openHost(page, host)
  await requestFrame(page, 'CONNECT_EMAIL', { email: 'reader@sandbox.test' })

  const code = sandbox.mail.latest('reader@sandbox.test')?.code ?? 'none'

  await expect(mails.getByText(code, { exact: true })).toBeVisible()
})

test('a server that is away ends no login; one that forgot does', async ({
  page,
  host,
  sandbox,
  trouble,
}) => {
  trouble.allow(REFUSED)
  await openHost(page, host)
  await logIn(page, sandbox, 'away@sandbox.test')
  sandbox.faults.set('siteApi', { kind: 'status', status: 503 })
  expect(await requestFrame(page, 'IS_CONNECTED')).toEqual({ isConnected: true })
  expect(await addressOf(page)).toMatch(ADDRESS)
  sandbox.faults.clear()

  sandbox.secureSite.endSessions()

  expect(await requestFrame(page, 'IS_CONNECTED')).toEqual({ isConnected: false })
})

/** Runs with other allowed origins, and puts those of before back. */
async function whileAllowed(
  { project }: Sandbox,
  patterns: readonly string[],
  run: () => Promise<void>,
): Promise<void> {
  const { allowedOrigins } = project
  project.allowedOrigins = patterns
  try {
    await run()
  } finally {
    project.allowedOrigins = allowedOrigins
  }
}

/** The host page at a name below `shop.localhost`, which the browser finds on this machine. */
const below = (host: string, name: string): string =>
  host.replace('localhost', `${name}.shop.localhost`)

test('a page of this machine needs no entry in the list', async ({ page, host, sandbox }) => {
  await whileAllowed(sandbox, [], async () => {
    await openHost(page, host)
    expect(await requestFrame(page, 'IS_CONNECTED')).toEqual({ isConnected: false })
  })
})

test('a pattern that no policy can express is answered where it allows the page', async ({
  page,
  host,
  sandbox,
}) => {
  await whileAllowed(sandbox, ['http://*.*.shop.localhost:*'], async () => {
    await openHost(page, below(host, 'a.b'))
    expect(await requestFrame(page, 'IS_CONNECTED')).toEqual({ isConnected: false })
  })
})

test('a page that is not on the list is not answered, even where its policy lets it in', async ({
  page,
  host,
  sandbox,
  trouble,
}) => {
  trouble.allow(REFUSED)
  await whileAllowed(sandbox, ['http://*.shop.localhost:*'], async () => {
    await page.goto(below(host, 'a.b'))
    const frame = page.frames().find((other) => other.url().endsWith('/sdk'))
    // The frame's script has run by then: this listener records the same messages.
    await frame?.waitForLoadState('load')
    await frame?.evaluate(
      'window.arrived = []; addEventListener("message", ({ data }) => arrived.push(data.type))',
    )
    await page.evaluate('void ask("IS_CONNECTED", null)')
    await frame?.waitForFunction('arrived.includes("@w3m-app/IS_CONNECTED")')
    await frame?.evaluate('fetch("/api/session", { method: "POST" }).then(() => undefined)')

    expect(await messagesTo(page)).toEqual([])
  })
})
