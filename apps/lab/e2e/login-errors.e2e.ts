/** @full Tries variants of journeys whose rules are tables in Node. */

import type { Fault } from '@latchkey/sandbox'
import { expect, type Page } from '@playwright/test'
import { approve, inWindow } from './login-model.ts'
import { test } from './login-test.ts'
import type { LabModel } from './models/lab-model.ts'

const WITH_LOGINS = { logins: 'true', 'features.socials': 'google' }

/** Console messages of the browser when a server fails. */
const SERVER_ERRORS = /Failed to load resource|responded with a status/
/** The message to developers. */
const FRAME_TROUBLE = /Could not load embedded wallet|Embedded Wallet Request Timed Out/

const NOT_LOADED = 'Login isn’t available right now'
const NO_ANSWER = /The secure site does not answer\. Try again in a moment\./

/** Longest waits for a frame to load, and for what it answers. Source: docs/specification.md, section 9. */
const LOAD_MS = 20_000
const REPLY_MS = 30_000
/** Pause between two mails. Source: docs/frame-protocol.md, section 2. */
const COOL_DOWN_MS = 60_000

/** The modal shows no progress, and the field can be used. */
async function expectNothingOpen({ modal }: LabModel): Promise<void> {
  await expect(modal.root.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(modal.part('connect-email')).toBeEditable()
}

async function expectProblem({ modal }: LabModel, words: string | RegExp): Promise<void> {
  await expect(modal.part('connect-email')).toHaveAccessibleDescription(words)
}

test('a frame that never loads: an error after 20 seconds, wallets connect, and later it loads', async ({
  lab,
  login,
  sandbox,
  trouble,
  installWallet,
}) => {
  trouble.allow(SERVER_ERRORS)
  trouble.allow(FRAME_TROUBLE)
  const wallet = await installWallet()
  await lab.page.clock.install()
  await lab.open(WITH_LOGINS)

  const faults: readonly Fault[] = [{ kind: 'silence' }, { kind: 'reset' }]
  await lab.connectButton.click()
  for (const [index, fault] of faults.entries()) {
    sandbox.faults.set('sdk', fault)
    await lab.modal.part('connect-email').fill(`opened-${index}@sandbox.test`)
    await lab.modal.part('connect-email').press('Enter')
    await expect(lab.modal.part('connect-email')).toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => sandbox.requests.count('sdk')).toBeGreaterThan(index)
    await lab.page.clock.fastForward(LOAD_MS)
    await expectProblem(lab, NOT_LOADED)
    await expectNothingOpen(lab)
  }
  await lab.modal.wallet(wallet.name).click()
  await lab.modal.expectClosed()
  await lab.press('disconnect')
  await lab.expectDisconnected()

  sandbox.faults.clear()
  await login.logIn('later@sandbox.test')
  const address = await lab.address.innerText()

  // A visitor who returns during the failure is not logged out.
  sandbox.faults.set('sdk', { kind: 'silence' })
  const before = sandbox.requests.count('sdk')
  await lab.reload()
  await expect(lab.status).toHaveText('reconnecting')
  await expect.poll(() => sandbox.requests.count('sdk')).toBeGreaterThan(before)
  await lab.page.clock.fastForward(LOAD_MS)
  await lab.expectDisconnected()
  sandbox.faults.clear()
  await lab.reload()
  await lab.expectConnected(address)
})

test('mails and codes: a service that is silent, down or without mail, five wrong codes, an expired one, one requested too soon, one without a network', async ({
  lab,
  login,
  sandbox,
  trouble,
}) => {
  trouble.allow(SERVER_ERRORS)
  trouble.allow(FRAME_TROUBLE)
  const { modal, page } = lab
  await page.clock.install()
  await lab.open(WITH_LOGINS)
  const email = 'patient@sandbox.test'
  const hint = modal.part('otp-hint')

  sandbox.faults.set('siteApi', { kind: 'silence' })
  await login.giveEmail(email)
  await expect.poll(() => sandbox.requests.count('siteApi')).toBe(1)
  await page.clock.fastForward(REPLY_MS)
  await expectProblem(lab, 'Login took too long to answer')
  await expectNothingOpen(lab)

  for (const fault of [
    { kind: 'status', status: 503 },
    { kind: 'reset' },
    { kind: 'garbage' },
  ] as const satisfies readonly Fault[]) {
    sandbox.faults.set('siteApi', fault)
    await modal.part('connect-email').press('Enter')
    await expectProblem(lab, NO_ANSWER)
    await expectNothingOpen(lab)
  }
  sandbox.faults.clear()

  sandbox.faults.set('smtp', { kind: 'reset' })
  await modal.part('connect-email').press('Enter')
  await expectProblem(lab, /The mail could not be sent\. Try again in a moment\./)
  await expectNothingOpen(lab)
  sandbox.faults.clear()

  await page.context().setOffline(true)
  await modal.part('connect-email').press('Enter')
  await expectProblem(lab, NO_ANSWER)
  await expectNothingOpen(lab)
  await page.context().setOffline(false)

  await modal.part('connect-email').press('Enter')
  await modal.expectView('EmailVerifyOtp')
  const right = await login.readCode(email)
  const wrong = right === '000000' ? '111111' : '000000'

  for (let tries = 1; tries <= 4; tries += 1) {
    await login.enterCode(wrong)
    await expect(hint).toHaveText(/That code isn’t right\. Check the latest email\./)
    await expect(hint).toHaveAttribute('data-state', 'error')
    await modal.part('otp-code').fill('')
  }
  await login.enterCode(wrong)
  await expect(hint).toHaveText('Too many wrong codes. Get a new code to continue.')
  await expect(modal.part('otp-code')).toBeDisabled()

  // Another address has to wait as well.
  await modal.backButton.click()
  await modal.part('connect-email').fill('other@sandbox.test')
  await modal.part('connect-email').press('Enter')
  await expectProblem(lab, /Please try again after \d+ seconds/)
  await expectNothingOpen(lab)

  await page.clock.fastForward(COOL_DOWN_MS)
  await modal.part('connect-email').fill(email)
  await modal.part('connect-email').press('Enter')
  await modal.expectView('EmailVerifyOtp')
  sandbox.secureSite.expireCodes()
  await login.enterCode(await login.readCode(email))
  await expect(hint).toHaveText(/This code has expired\. Ask for a new one\./)

  await page.clock.fastForward(COOL_DOWN_MS)
  const sinceMs = Date.now()
  await modal.part('otp-resend').click()
  const code = await login.readCode(email, sinceMs)
  await page.context().setOffline(true)
  await login.enterCode(code)
  await expect(hint).toHaveText(NO_ANSWER)
  await page.context().setOffline(false)
  await modal.part('otp-code').fill('')
  await login.enterCode(code)
  await modal.expectClosed()
  await expect(lab.status).toHaveText('connected')
})

test('a social login ignores messages of other windows; window blocked, provider down, service down; another login works, also after its frame is gone', async ({
  lab,
  login,
  page,
  sandbox,
  site,
  trouble,
}) => {
  test.slow()
  trouble.allow(SERVER_ERRORS)
  const { modal } = lab
  await lab.open(WITH_LOGINS)
  await lab.connectButton.click()

  await test.step('messages of other windows are ignored', async () => {
    const popUp = await inWindow(page, () => modal.part('social-google').click())
    await popUp.getByLabel('Name').waitFor()
    const resultUri = `${sandbox.addresses.secureSite}/result?ticket=forged`

    // The page itself, a page in it, another window that it opened, the window while it is elsewhere.
    await page.evaluate((uri) => window.postMessage({ resultUri: uri }, '*'), resultUri)
    const stranger = await inWindow(page, () =>
      page.evaluate((address) => {
        const element = document.createElement('iframe')
        element.src = address
        document.body.append(element)
        window.open(address, 'stranger')
      }, site.url),
    )
    await stranger.waitForLoadState()
    const inPage = page.frames().filter((each) => each.parentFrame() === page.mainFrame())
    const others = [...inPage, stranger.mainFrame(), popUp.mainFrame()]
    expect(others.map((each) => new URL(each.url()).origin)).toContain(site.url)
    for (const other of others) {
      await other.evaluate((uri) => {
        const target: Window = window.opener ?? window.parent
        target.postMessage({ resultUri: uri }, '*')
      }, resultUri)
    }
    await stranger.close()
    await page.evaluate(() => document.querySelector('body > iframe')?.remove())

    await modal.expectView('ConnectingSocial')
    const asked = sandbox.requests.list('siteApi').map(({ path }) => path)
    expect(asked).toEqual(['/api/social/begin'])
    expect(popUp.isClosed()).toBe(false)
    await popUp.getByRole('button', { name: 'Log in' }).click()
    await modal.expectClosed()
    await expect(lab.status).toHaveText('connected')
  })
  await lab.press('disconnect')
  await lab.expectDisconnected()
  await lab.connectButton.click()

  await test.step('a window that is blocked, a provider and a service that are down', async () => {
    const open = await page.evaluateHandle(() => window.open)
    await page.evaluate(() => {
      window.open = () => null
    })
    await modal.part('social-google').click()
    await expect(modal.heading).toHaveText('The window was blocked')
    await page.evaluate((real) => {
      window.open = real
    }, open)

    // Its window shows that the provider is down; closing it leads back.
    sandbox.faults.set('identityProvider', { kind: 'status', status: 503 })
    const before = sandbox.requests.count('identityProvider')
    const down = await inWindow(page, () => modal.button('Try again').click())
    await expect.poll(() => sandbox.requests.count('identityProvider')).toBeGreaterThan(before)
    await modal.expectView('ConnectingSocial')
    await down.close()
    await modal.expectView('Connect')
    await expectNothingOpen(lab)
    sandbox.faults.clear()

    sandbox.faults.set('identityExchange', { kind: 'reset' })
    const popUp = await inWindow(page, () => modal.part('social-google').click())
    await popUp.getByRole('button', { name: 'Log in' }).click()
    await expect(popUp.getByText('Google does not answer. Begin again.')).toBeVisible()
    await popUp.close()
    await modal.expectView('Connect')
    sandbox.faults.clear()

    sandbox.faults.set('siteApi', { kind: 'reset' })
    const opened = await inWindow(page, () => modal.part('social-google').click())
    await expect(modal.heading).toHaveText('The login page couldn’t be reached')
    await expect(modal.line).toHaveText(
      'You weren’t logged in. You can try again or choose another way.',
    )
    await expect.poll(() => opened.isClosed()).toBe(true)
    sandbox.faults.clear()
    await modal.button('Choose another way').click()
    await expectNothingOpen(lab)

    await modal.closeButton.click()
    await login.logIn('otherway@sandbox.test')
  })

  await test.step('a frame that reloads or is removed during a request leaves the page usable', async () => {
    const ends: readonly (() => Promise<unknown>)[] = [
      () => frameOf(page).evaluate(() => location.reload()),
      () => page.locator('latchkey-root iframe').evaluate((element) => element.remove()),
    ]
    for (const end of ends) {
      const asked = lab.outcomeOf('sign-message')
      await expect(login.frame.getByRole('button', { name: 'Approve' })).toBeVisible()
      await end().catch(() => undefined)
      expect(await asked).toMatchObject({ status: 'failed' })
      await modal.expectClosed()

      const [signed] = await Promise.all([lab.outcomeOf('sign-message'), approve(login.frame)])
      expect(signed).toMatchObject({ status: 'done', value: { isValid: true } })
      await modal.expectClosed()
    }
  })
})

function frameOf(page: Page) {
  const frame = page.frames().find((each) => each.url().includes('/sdk'))
  if (frame === undefined) throw new Error('There is no frame')
  return frame
}
