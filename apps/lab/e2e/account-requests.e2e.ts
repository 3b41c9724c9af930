import { expect, type Page } from '@playwright/test'
import { test } from './login-test.ts'
import { FULL } from './rings.ts'
import { passSeconds, untilQuiet } from './setup/until-quiet.ts'

const WITH_LOGINS = { logins: 'true' }

/** Requests of the page and its frame to other hosts; what steers the sandbox is not counted. */
function watchRequests(page: Page): string[] {
  const sent: string[] = []
  const own = new URL(page.url()).origin
  page.on('request', (request) => {
    const { protocol, origin, pathname } = new URL(request.url())
    const isOther = protocol.startsWith('http') && origin !== own
    if (isOther && pathname !== '/faults') sent.push(`${request.method()} ${request.url()}`)
  })
  return sent
}

test(
  'an account is read as often as it is seen: never while closed, each 10 seconds while open',
  FULL,
  async ({ lab, login, sandbox, trouble }) => {
    test.setTimeout(120_000)
    const { page, modal } = lab
    await page.clock.install()
    await lab.open(WITH_LOGINS)
    await login.logIn('counts@sandbox.test')
    // The test waits for the first reading of the account that appears.
    await expect(lab.accountButton).toContainText('ETH')
    await expect.poll(() => sandbox.requests.count('identity')).toBeGreaterThan(0)
    // Without nodes the embedded wallet has no list of its own, so that the API is asked.
    trouble.allow(/Failed to load resource/)
    sandbox.faults.set('nodes', { kind: 'reset' })
    await untilQuiet(page)

    const sent = watchRequests(page)
    await page.clock.runFor(600_000)
    await untilQuiet(page)
    expect(sent).toEqual([])

    // From here on time passes by `runFor` alone, whatever the speed of this machine.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    sandbox.requests.clear()
    for (let count = 0; count < 12; count += 1) {
      await page.evaluate(() => window.latchkey?.open())
      await page.clock.runFor(250)
      await page.evaluate(() => window.latchkey?.close())
      await page.clock.runFor(250)
    }
    await untilQuiet(page)
    expect(sandbox.requests.count('balance')).toBe(1)

    await page.clock.runFor(30_000)
    sandbox.requests.clear()
    await lab.accountButton.click()
    await modal.expectView('Account')
    await passSeconds(page, 59)
    expect(sandbox.requests.count('balance')).toBeGreaterThan(3)
    expect(sandbox.requests.count('balance')).toBeLessThanOrEqual(6)
  },
)
