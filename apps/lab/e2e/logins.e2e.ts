import { expect, type Frame, type Page } from '@playwright/test'
import { approve, inWindow } from './login-model.ts'
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

test('a login by google, in a separate window', async ({ lab, page, secrets }) => {
  await lab.open({ ...WITH_LOGINS, 'features.socials': 'google' })
  await logInBy('google', lab, page)

  // Each of these is looked for in the page when the journey ends.
  expect(await secrets.names()).toEqual(expect.arrayContaining(SOCIAL_SECRETS))
})

test(
  'a site opens the views of a login by name; a wrong code can be corrected, and another mail has to wait',
  FULL,
  async ({ lab, login, trouble }) => {
    // The frame calls its own service, and the browser logs that the code was refused.
    trouble.allow(/403.*\/api\/email\/code/)
    const email = 'wrong@sandbox.test'
    await lab.open(WITH_LOGINS)
    for (const view of ['EmailLogin', 'Create'] as const) {
      await lab.page.evaluate((name) => window.latchkey?.open({ view: name }), view)
      await lab.modal.expectView(view)
      await expect(lab.modal.part('connect-email')).toBeVisible()
      await expect(lab.modal.part('connect-code')).toHaveCount(0)
    }

    await lab.modal.part('connect-email').fill(email)
    await lab.modal.part('connect-email').press('Enter')
    await lab.modal.expectView('EmailVerifyOtp')
    const code = await login.readCode(email)
    await login.enterCode(code === '000000' ? '111111' : '000000')
    await expect(lab.modal.part('otp-code')).toHaveAttribute('aria-invalid', 'true')
    await expect(lab.modal.part('otp-wait')).toHaveText(/\d+/)
    await login.enterCode(code)

    await lab.modal.expectClosed()
    await expect(lab.status).toHaveText('connected')
  },
)

test(
  'closing the login window leads back; logins by a provider that posts a form, by one without e-mail addresses, and by Farcaster',
  FULL,
  async ({ lab, page, context, secrets }) => {
    test.slow()
    const { modal } = lab
    await lab.open({ ...WITH_LOGINS, 'features.socials': 'apple,x,farcaster' })
    await lab.connectButton.click()
    const first = await inWindow(page, () => modal.part('social-apple').click())
    await first.getByLabel('Name').waitFor()
    await first.close()
    await modal.expectView('Connect')
    await modal.closeButton.click()

    for (const provider of ['apple', 'x'] as const) {
      await test.step(provider, async () => {
        await logInBy(provider, lab, page)
        await lab.outcomeOf('disconnect')
        await lab.expectDisconnected()
      })
    }
    expect(await secrets.names()).toEqual(expect.arrayContaining(SOCIAL_SECRETS))

    await test.step('Farcaster shows a link, and an approval there logs in', async () => {
      await lab.connectButton.click()
      await modal.part('social-farcaster').click()
      await modal.expectView('ConnectingFarcaster')
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await modal.part('farcaster-copy').click()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      const relay = await context.newPage()
      await relay.goto(link)
      await relay.getByRole('button', { name: 'Approve' }).click()

      await modal.expectClosed()
      await expect(lab.status).toHaveText('connected')
      expect(await secrets.names()).toEqual(expect.arrayContaining([...LOGIN_SECRETS, 'channel']))
    })
  },
)

test.describe('in a browser that allows the frame no storage unless the visitor does', () => {
  test.use({ frameStorage: 'blocked' })

  test(
    'a login ends with the page, which the modal says; one that an approval requests storage for is stored until the sign-out',
    FULL,
    async ({ lab, login, sandbox, site }) => {
      test.slow()
      const { modal, page } = lab
      await lab.open(WITH_LOGINS)

      await test.step('without storage the login works, and ends with the page', async () => {
        await logInNoted('blocked@sandbox.test', { isNoted: true })
        await lab.reload()
        await lab.expectDisconnected()
        await lab.connectButton.click()
        await expect(modal.part('connect-note')).toHaveText(/You were logged out because/)
        await modal.closeButton.click()
      })

      await test.step('an approval requests storage, and the login is stored from then on', async () => {
        await logInNoted('asked@sandbox.test', { isNoted: true })
        const address = await lab.address.innerText()
        const devtools = await page.context().newCDPSession(page)
        const { targetInfo } = await devtools.send('Target.getTargetInfo')
        // Like a visitor's press on Allow, which a headless browser can't show.
        await devtools.send('Browser.setPermission', {
          browserContextId: targetInfo.browserContextId ?? '',
          permission: { name: 'storage-access' },
          setting: 'granted',
          origin: site.url,
          embeddedOrigin: sandbox.addresses.secureSite,
        })
        await expectSigned()
        await expect.poll(() => page.context().cookies()).toHaveLength(1)
        await lab.reload()
        await lab.expectConnected(address)
        expect(await frameOf(page).evaluate(openOwnDatabase)).toBe('refused')
        await expectSigned()
      })

      await test.step('a sign-out removes it, and the next login is stored without a question', async () => {
        await lab.press('disconnect')
        await lab.expectDisconnected()
        await expect.poll(() => page.context().cookies()).toEqual([])
        await lab.reload()
        await lab.expectDisconnected()
        await logInNoted('granted@sandbox.test', { isNoted: false })
        const address = await lab.address.innerText()
        await lab.reload()
        await lab.expectConnected(address)
      })

      async function logInNoted(email: string, { isNoted }: { readonly isNoted: boolean }) {
        await login.giveEmail(email)
        await modal.expectView('EmailVerifyOtp')
        await expect(modal.part('login-note')).toBeVisible({ visible: isNoted })
        await login.enterCode(await login.readCode(email))
        await modal.expectClosed()
        await expect(lab.status).toHaveText('connected')
      }

      async function expectSigned(): Promise<void> {
        const [signed] = await Promise.all([lab.outcomeOf('sign-message'), approve(login.frame)])
        expect(signed).toMatchObject({ status: 'done', value: { isValid: true } })
        await modal.expectClosed()
      }
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

/** In a page that offers this provider. */
async function logInBy(provider: string, lab: LabModel, page: Page): Promise<void> {
  await lab.connectButton.click()
  const popUp = await inWindow(page, () => lab.modal.part(`social-${provider}`).click())
  await lab.modal.expectView('ConnectingSocial')
  await popUp.getByLabel('Name').fill('Ada')
  await popUp.getByRole('button', { name: 'Log in' }).click()

  await lab.modal.expectClosed()
  await expect(lab.status).toHaveText('connected')
  await expect.poll(() => popUp.isClosed()).toBe(true)
}
