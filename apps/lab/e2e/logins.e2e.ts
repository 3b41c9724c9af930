import { expect, type Frame, type Page } from '@playwright/test'
import { approve, createLoginModel, inWindow } from './login-model.ts'
import { test } from './login-test.ts'
import type { LabModel } from './models/lab-model.ts'
import { FULL } from './rings.ts'

const WITH_LOGINS = { logins: 'true' }

/** The secrets of every login, and those of a social login. */
const LOGIN_SECRETS = ['token', 'backupKey', 'backup', 'proof', 'seed', 'EVM key', 'Solana key']
const SOCIAL_SECRETS = [
  ...LOGIN_SECRETS,
  ...['code', 'code_verifier', 'access_token', 'id_token', 'ticket'],
]

test('a visitor logs in with an e-mail and the mailed code', async ({ lab, login }) => {
  await lab.open(WITH_LOGINS)

  await login.logIn('first@sandbox.test')

  await expect(lab.address).toHaveText(/0x[0-9a-fA-F]{40}/)
})

for (const view of ['EmailLogin', 'Create'] as const) {
  test(
    `a site opens ${view} by its name, and the visitor logs in`,
    FULL,
    async ({ lab, login }) => {
      const email = `${view.toLowerCase()}@sandbox.test`
      await lab.open(WITH_LOGINS)
      await lab.page.evaluate((name) => window.latchkey?.open({ view: name }), view)
      await lab.modal.expectView(view)
      await expect(lab.modal.part('connect-code')).toHaveCount(0)

      await lab.modal.part('connect-email').fill(email)
      await lab.modal.part('connect-email').press('Enter')
      await lab.modal.expectView('EmailVerifyOtp')
      await login.enterCode(await login.readCode(email))

      await lab.modal.expectClosed()
      await expect(lab.status).toHaveText('connected')
    },
  )
}

test(
  'a wrong code shows an error and can be corrected; another mail has to wait',
  FULL,
  async ({ lab, login, trouble }) => {
    // The frame calls its own service, and the browser logs that the code was refused.
    trouble.allow(/403.*\/api\/email\/code/)
    await lab.open(WITH_LOGINS)
    await login.giveEmail('wrong@sandbox.test')
    await lab.modal.expectView('EmailVerifyOtp')
    const code = await login.readCode('wrong@sandbox.test')

    await login.enterCode(code === '000000' ? '111111' : '000000')
    await expect(lab.modal.part('otp-code')).toHaveAttribute('aria-invalid', 'true')
    await expect(lab.modal.part('otp-wait')).toHaveText(/\d+/)
    await login.enterCode(code)

    await lab.modal.expectClosed()
    await expect(lab.status).toHaveText('connected')
  },
)

test(
  'a reload and a second tab restore the login, and a sign-out ends both',
  FULL,
  async ({ lab, login }) => {
    await lab.open(WITH_LOGINS)
    await login.logIn('again@sandbox.test')
    const address = await lab.address.innerText()

    await lab.reload()
    await lab.expectConnected(address)
    const other = await lab.otherTab()
    await other.expectConnected(address)

    await lab.press('disconnect')
    await lab.expectDisconnected()
    await other.expectDisconnected()
    const stored = (await lab.storedTexts()).join()
    expect(stored).not.toContain('again@sandbox.test')
    expect(stored).not.toContain('ID_AUTH')
  },
)

test(
  'the same login leads to the same address, on another device by its mailed link',
  FULL,
  async ({ lab, login, otherDevice, sandbox }) => {
    const email = 'same@sandbox.test'
    await lab.open(WITH_LOGINS)
    await login.logIn(email)
    const address = await lab.address.innerText()
    const sinceMs = Date.now()
    const other = createLoginModel(otherDevice, sandbox.mail)
    await otherDevice.open(WITH_LOGINS)

    await other.giveEmail(email)
    await otherDevice.modal.expectView('EmailVerifyDevice')
    const { text } = await sandbox.mail.next(email, { sinceMs })
    const mailed = await otherDevice.page.context().newPage()
    await mailed.goto(/http\S+\/device\/\S+/.exec(text)?.[0] ?? '')
    const approvedMs = Date.now()
    await mailed.getByRole('button', { name: 'Approve this device' }).click()
    await otherDevice.modal.expectView('EmailVerifyOtp')
    await other.enterCode(await other.readCode(email, approvedMs))

    await otherDevice.expectConnected(address)
  },
)

test('a login by google, in a separate window', async ({ lab, page, secrets }) => {
  await logInBy('google', lab, page)

  // Each of these is looked for in the page when the journey ends.
  expect(await secrets.names()).toEqual(expect.arrayContaining(SOCIAL_SECRETS))
})

test(
  'logins by a provider that posts a form, and by one without e-mail addresses',
  FULL,
  async ({ lab, page, secrets }) => {
    test.slow()
    for (const provider of ['apple', 'x'] as const) {
      await test.step(provider, async () => {
        await logInBy(provider, lab, page)
        await lab.outcomeOf('disconnect')
        await lab.expectDisconnected()
      })
    }

    expect(await secrets.names()).toEqual(expect.arrayContaining(SOCIAL_SECRETS))
  },
)

test('closing the login window leads back, and the next one works', FULL, async ({ lab, page }) => {
  await lab.open({ ...WITH_LOGINS, 'features.socials': 'google' })
  await lab.connectButton.click()
  const first = await inWindow(page, () => lab.modal.part('social-google').click())
  await first.getByLabel('Name').waitFor()

  await first.close()
  await lab.modal.expectView('Connect')
  const second = await inWindow(page, () => lab.modal.part('social-google').click())
  await second.getByRole('button', { name: 'Log in' }).click()

  await lab.modal.expectClosed()
  await expect(lab.status).toHaveText('connected')
})

test(
  'Farcaster shows a link, and an approval there logs in',
  FULL,
  async ({ lab, context, secrets }) => {
    await lab.open({ ...WITH_LOGINS, 'features.socials': 'farcaster' })
    await lab.connectButton.click()
    await lab.modal.part('social-farcaster').click()
    await lab.modal.expectView('ConnectingFarcaster')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await lab.modal.part('farcaster-copy').click()
    const link = await lab.page.evaluate(() => navigator.clipboard.readText())

    const relay = await context.newPage()
    await relay.goto(link)
    await relay.getByRole('button', { name: 'Approve' }).click()

    await lab.modal.expectClosed()
    await expect(lab.status).toHaveText('connected')
    expect(await secrets.names()).toEqual(expect.arrayContaining([...LOGIN_SECRETS, 'channel']))
  },
)

test(
  'an e-mail is changed by a code to the old address and one to the new',
  FULL,
  async ({ lab, login }) => {
    await lab.open(WITH_LOGINS)
    await login.logIn('old@sandbox.test')
    await lab.accountButton.click()
    await lab.modal.part('account-settings').click()
    await lab.modal.part('settings-email').click()
    const sinceMs = Date.now()
    await lab.modal.part('update-email').fill('new@sandbox.test')
    await lab.modal.part('update-email').press('Enter')

    await lab.modal.expectView('EmailUpdatePrimaryOtp')
    await login.enterCode(await login.readCode('old@sandbox.test', sinceMs))
    await lab.modal.expectView('EmailUpdateSecondaryOtp')
    await login.enterCode(await login.readCode('new@sandbox.test', sinceMs))

    await lab.modal.expectView('AccountSettings')
    await expect(lab.modal.part('settings-email')).toContainText('new@sandbox.test')
  },
)

test.describe('in a browser that allows the frame no storage', () => {
  test.use({ frameStorage: 'blocked' })

  test(
    'the login works, and the modal says before and after that it ends with the page',
    FULL,
    async ({ lab, login }) => {
      await lab.open(WITH_LOGINS)
      await login.giveEmail('blocked@sandbox.test')
      await expect(lab.modal.part('login-note')).toBeVisible()
      await login.enterCode(await login.readCode('blocked@sandbox.test'))
      await lab.modal.expectClosed()
      await expect(lab.status).toHaveText('connected')

      await lab.reload()
      await lab.expectDisconnected()
      await lab.connectButton.click()
      await expect(lab.modal.part('connect-note')).toHaveText(/You were logged out because/)
    },
  )
})

test.describe('in a browser that allows the frame storage only after permission', () => {
  test.use({ frameStorage: 'granted' })

  test(
    'the login and its keys are restored after a reload, and removed by a sign-out',
    FULL,
    async ({ lab, login }) => {
      await lab.open(WITH_LOGINS)
      await login.giveEmail('granted@sandbox.test')
      await lab.modal.expectView('EmailVerifyOtp')
      await expect(lab.modal.part('login-note')).toBeHidden()
      await login.enterCode(await login.readCode('granted@sandbox.test'))
      await lab.modal.expectClosed()
      const address = await lab.address.innerText()
      expect(await frameOf(lab.page).evaluate(openOwnDatabase)).toBe('refused')

      await lab.reload()
      await lab.expectConnected(address)
      const [signed] = await Promise.all([lab.outcomeOf('sign-message'), approve(login.frame)])
      expect(signed).toMatchObject({ status: 'done', value: { isValid: true } })

      await lab.press('disconnect')
      await lab.expectDisconnected()
      await expect.poll(() => lab.page.context().cookies()).toEqual([])
      await lab.reload()
      await lab.expectDisconnected()
    },
  )
})

test.describe('in a browser whose visitor allows storage when it is asked for', () => {
  test.use({ frameStorage: 'blocked' })

  test(
    'an approval requests storage, and the login is stored from then on',
    FULL,
    async ({ lab, login, sandbox, site }) => {
      await lab.open(WITH_LOGINS)
      await login.giveEmail('asked@sandbox.test')
      await expect(lab.modal.part('login-note')).toBeVisible()
      await login.enterCode(await login.readCode('asked@sandbox.test'))
      await lab.modal.expectClosed()
      const address = await lab.address.innerText()
      const devtools = await lab.page.context().newCDPSession(lab.page)
      const { targetInfo } = await devtools.send('Target.getTargetInfo')
      // Like a visitor's press on Allow, which a headless browser can't show.
      await devtools.send('Browser.setPermission', {
        browserContextId: targetInfo.browserContextId ?? '',
        permission: { name: 'storage-access' },
        setting: 'granted',
        origin: site.url,
        embeddedOrigin: sandbox.addresses.secureSite,
      })

      const [signed] = await Promise.all([lab.outcomeOf('sign-message'), approve(login.frame)])
      expect(signed).toMatchObject({ status: 'done', value: { isValid: true } })
      await expect.poll(() => lab.page.context().cookies()).toHaveLength(1)
      await lab.reload()

      await lab.expectConnected(address)
    },
  )
})

function frameOf(page: Page): Frame {
  const frame = page.frames().find((each) => each.url().includes('/sdk'))
  if (frame === undefined) throw new Error('There is no frame')
  return frame
}

/** Runs in the frame. That storage of other sites is blocked, and that the grant does not change it. */
function openOwnDatabase(): Promise<string> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('tried')
    opening.onsuccess = () => resolve('opened')
    opening.onerror = () => resolve('refused')
  })
}

async function logInBy(provider: string, lab: LabModel, page: Page): Promise<void> {
  await lab.open({ ...WITH_LOGINS, 'features.socials': provider })
  await lab.connectButton.click()

  const popUp = await inWindow(page, () => lab.modal.part(`social-${provider}`).click())
  await lab.modal.expectView('ConnectingSocial')
  await popUp.getByLabel('Name').fill('Ada')
  await popUp.getByRole('button', { name: 'Log in' }).click()

  await lab.modal.expectClosed()
  await expect(lab.status).toHaveText('connected')
  await expect.poll(() => popUp.isClosed()).toBe(true)
}
