import { expect } from '@playwright/test'
import { labPageTest } from '../web-driver/lab-page-test.ts'
import { startFirefox } from './start-firefox.ts'

const test = labPageTest(startFirefox)

const EMAIL = 'firefox@sandbox.test'

test('a visitor logs in, opens a request in its own window, approves there, and it is signed', async ({
  lab,
  sandbox,
}) => {
  const { driver } = lab
  await lab.open({ logins: 'true', wallets: 'none' })
  await lab.press('connect-button')
  await lab.press('connect-email')
  await lab.type(EMAIL)
  await lab.key('Enter')
  const { code } = await sandbox.mail.next(EMAIL, { signal: AbortSignal.timeout(20_000) })
  await expect.poll(() => lab.part('otp-code')).toMatchObject({ isVisible: true })
  await lab.type(code ?? '')
  await lab.expectText('lab-status', 'connected')
  await lab.expectView(undefined)

  await lab.press('lab-sign-message')
  await lab.expectView('ApproveTransaction')
  await driver.enterFrame()
  const isApprovable = () =>
    driver.run(
      () => document.querySelector('button.approve')?.getAttribute('aria-disabled') === 'false',
    )
  await expect
    .poll(() => driver.run(() => document.body.innerText))
    .toContain('This browser can’t tell')
  expect(await isApprovable()).toBe(false)
  const [page = ''] = await driver.windows()
  await driver.pressButton('Open in its own window')
  await expect.poll(async () => (await driver.windows()).length).toBe(2)
  const own = (await driver.windows()).find((name) => name !== page) ?? ''
  await driver.enterWindow(own)
  await expect.poll(isApprovable).toBe(true)
  // The mouse has only just come: the first press asks for another one.
  await driver.pressButton('Approve')
  await expect.poll(() => driver.run(() => document.body.innerText)).toContain('Press once more')
  await expect(async () => {
    if ((await driver.windows()).length > 1) await driver.pressButton('Approve')
    expect(await driver.windows()).toEqual([page])
  }).toPass()

  await driver.enterWindow(page)
  await lab.expectText('lab-result', /"isValid":\s*true/)
  await lab.expectView(undefined)
})
