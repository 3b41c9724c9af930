import { type BrowserContext, expect, type Page } from '@playwright/test'
import { SOCIAL_NAMES, SOCIALS } from '../identity/socials.ts'
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

async function enterCode(page: Page, { mail }: Sandbox, email: string): Promise<unknown> {
  return requestFrame(page, 'CONNECT_OTP', { otp: mail.latest(email)?.code ?? 'none' })
}

async function logIn(page: Page, sandbox: Sandbox, email: string): Promise<void> {
  expect(await requestFrame(page, 'CONNECT_EMAIL', { email })).toEqual({ action: 'VERIFY_OTP' })
  expect(await enterCode(page, sandbox, email)).toBeUndefined()
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

test('where storage is blocked the login works and lives until the reload', async ({
  page,
  host,
  sandbox,
}) => {
  await openHost(page, host)
  const [ready] = await messagesTo(page)
  expect(ready?.payload).toEqual({ version: '4', storage: 'blocked' })
  await logIn(page, sandbox, 'blocked@sandbox.test')
  const address = await addressOf(page)
  expect(address).toMatch(ADDRESS)

  await openHost(page, host)

  expect(await requestFrame(page, 'IS_CONNECTED')).toEqual({ isConnected: false })
  const email = 'blocked@sandbox.test'
  // Nothing was stored, so this is a new device; its link and its code bring the same wallet back.
  expect(await requestFrame(page, 'CONNECT_EMAIL', { email })).toEqual({ action: 'VERIFY_DEVICE' })
  const approved = requestFrame(page, 'CONNECT_DEVICE')
  const link = /http:\S+\/device\/\S+/.exec(sandbox.mail.latest(email)?.text ?? '')?.[0]
  const mailProgram = await page.context().newPage()
  await mailProgram.goto(link ?? 'about:blank')
  await mailProgram.getByRole('button', { name: 'Approve this device' }).click()
  await expect(mailProgram.getByRole('heading')).toHaveText('Approved')
  expect(await approved).toBeUndefined()
  expect(await enterCode(page, sandbox, email)).toBeUndefined()
  expect(await addressOf(page)).toBe(address)
})

for (const social of SOCIALS)
  test(`login by ${social} in a pop-up`, async ({ page, host, sandbox }) => {
    await openHost(page, host)
    await page.evaluate(`useSocial(${JSON.stringify(social)})`)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Log in' }).click()
    const popUp = await opened
    await expect(popUp.getByRole('heading')).toHaveText(`Log in with ${SOCIAL_NAMES[social]}`)
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

test('cancelling a social login leads back to the page', async ({ page, host }) => {
  await openHost(page, host)
  await page.evaluate('useSocial("google")')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Log in' }).click()
  const popUp = await opened
  await popUp.getByRole('button', { name: 'Cancel' }).click()
  if (!popUp.isClosed()) await popUp.waitForEvent('close')

  expect(await page.evaluate('results')).toEqual([])
})

test('login by Farcaster', async ({ page, host }) => {
  await openHost(page, host)
  const answer = await requestFrame(page, 'GET_FARCASTER_URI')
  const connected = requestFrame(page, 'CONNECT_FARCASTER')
  const app = await page.context().newPage()
  await app.goto((answer as { readonly url: string }).url)
  await expect(app.getByText(host)).toBeVisible()
  await app.getByLabel('User name').fill('grace')
  await app.getByRole('button', { name: 'Approve' }).click()

  expect(await connected).toEqual({ userName: 'grace' })
  expect(await addressOf(page)).toMatch(ADDRESS)
})

test('the mails show themselves as they arrive', async ({ page, host, sandbox }) => {
  const mails = await page.context().newPage()
  await mails.goto(sandbox.addresses.mail)
  await openHost(page, host)
  await requestFrame(page, 'CONNECT_EMAIL', { email: 'reader@sandbox.test' })

  const code = sandbox.mail.latest('reader@sandbox.test')?.code ?? 'none'

  await expect(mails.getByText(code, { exact: true })).toBeVisible()
})

test('wrong, mistyped and expired codes have their own errors', async ({
  page,
  host,
  sandbox,
  trouble,
}) => {
  trouble.allow(REFUSED)
  const email = 'codes@sandbox.test'
  await openHost(page, host)
  expect(await requestFrame(page, 'CONNECT_OTP', { otp: '123456' })).toEqual({
    error: 'Begin with the e-mail address.',
  })
  await requestFrame(page, 'CONNECT_EMAIL', { email })
  const wrong = sandbox.mail.latest(email)?.code === '000000' ? '111111' : '000000'

  expect(await requestFrame(page, 'CONNECT_OTP', { otp: wrong })).toEqual({
    error: 'That code isn’t right. Check the latest email.',
  })
  expect(await requestFrame(page, 'CONNECT_OTP', { otp: '12 34' })).toEqual({
    error: 'A code has six digits.',
  })
  sandbox.secureSite.expireCodes()
  expect(await enterCode(page, sandbox, email)).toEqual({
    error: 'This code has expired. Ask for a new one.',
  })
  expect(await requestFrame(page, 'GET_USER')).toEqual({ error: 'Nobody is logged in' })
})

test('the e-mail address is changed, and the wallet stays', async ({ page, host, sandbox }) => {
  await openHost(page, host)
  await logIn(page, sandbox, 'old@sandbox.test')
  const address = await addressOf(page)
  const enter = (step: string, email: string) =>
    requestFrame(page, `UPDATE_EMAIL_${step}_OTP`, { otp: sandbox.mail.latest(email)?.code ?? '' })

  expect(await requestFrame(page, 'UPDATE_EMAIL', { email: 'new@sandbox.test' })).toEqual({
    action: 'VERIFY_PRIMARY_OTP',
  })
  expect(await enter('PRIMARY', 'old@sandbox.test')).toBeUndefined()
  expect(await enter('SECONDARY', 'new@sandbox.test')).toEqual({ newEmail: 'new@sandbox.test' })

  expect(await requestFrame(page, 'GET_USER')).toMatchObject({ email: 'new@sandbox.test', address })
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

test('the page never sees what the login is made of', async ({ page, host, sandbox }) => {
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(request.url()))
  await openHost(page, host)
  const secrets = page.waitForResponse(/api\/email\/code/).then(async (answer) => {
    const { token, backupKey } = (await answer.json()) as Record<string, unknown>
    return [String(token), String(backupKey)]
  })
  await logIn(page, sandbox, 'quiet@sandbox.test')
  const code = sandbox.mail.latest('quiet@sandbox.test')?.code ?? 'none'

  const said = JSON.stringify(await messagesTo(page))
  const stored = await page.evaluate<string>(
    'JSON.stringify([{ ...localStorage }, document.cookie])',
  )

  for (const secret of [code, ...(await secrets)]) {
    expect(said).not.toContain(secret)
    expect(stored).not.toContain(secret)
    expect(asked.join(' ')).not.toContain(secret)
  }
  expect(asked.join(' ')).not.toContain('quiet')
})

test('a page that is not on the list is not answered', async ({ page, host, sandbox, trouble }) => {
  trouble.allow(REFUSED)
  const { allowedOrigins } = sandbox.project
  sandbox.project.allowedOrigins = ['https://shop.test']
  try {
    await page.goto(host)
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
  } finally {
    sandbox.project.allowedOrigins = allowedOrigins
  }
})
