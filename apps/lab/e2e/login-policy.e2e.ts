/** @full Tries variants of journeys whose rules are tables in Node. */

import type { Sandbox } from '@latchkey/sandbox'
import { expect, type Page } from '@playwright/test'
import { pageAddresses } from '../src/addresses/page-addresses.ts'
import {
  labRequests,
  listedPolicy,
  noncePolicy,
  type Policy,
} from '../src/server/content-policy.ts'
import { serveBuild } from '../src/server/serve-build.ts'
import type { ServedPage } from '../src/server/serve-page.ts'
import { approve, createLoginModel } from './login-model.ts'
import { test } from './login-test.ts'
import { createLabModel } from './models/lab-model.ts'
import { pageFolder } from './setup/page-folder.ts'
import { watchViolations } from './setup/watch-violations.ts'

const WITH_LOGINS = { logins: 'true' }
const NOT_LOADED = 'Login isn’t available right now'

// Which hosts either policy lists is the same; `policy.e2e.ts` visits the modal under both.
test('a policy of nonces is not violated while a visitor logs in, signs, reloads and disconnects', async ({
  page,
  sandbox,
  context,
}) => {
  const violations = await watchViolations(context)
  const strict = await serve(sandbox, noncePolicy, [sandbox.addresses.secureSite])
  const lab = createLabModel(page, strict.url)
  const login = createLoginModel(lab, sandbox.mail)

  const answer = await page.goto(strict.url)
  const announced = answer?.headers()['content-security-policy']
  expect(announced).toContain("default-src 'none'")
  expect(announced).toContain(`frame-src ${sandbox.addresses.secureSite};`)
  await lab.open(WITH_LOGINS)
  await login.logIn('strict@sandbox.test')
  const address = await lab.address.innerText()
  const [signed] = await Promise.all([lab.outcomeOf('sign-message'), approve(login.frame)])
  expect(signed).toMatchObject({ status: 'done', value: { isValid: true } })
  await lab.reload()
  await lab.expectConnected(address)
  await lab.press('disconnect')
  await lab.expectDisconnected()

  expect(violations).toEqual([])
  await page.close()
  await strict.stop()
})

test('if the secure site may not be framed, an error is shown, and wallets connect as before', async ({
  page,
  sandbox,
  context,
  installWallet,
  trouble,
}) => {
  trouble.allow(/Content Security Policy|Could not load embedded wallet/)
  const violations = await watchViolations(context)
  const strict = await serve(sandbox, listedPolicy, [])
  const wallet = await installWallet()
  const lab = createLabModel(page, strict.url)
  const login = createLoginModel(lab, sandbox.mail)
  await lab.open(WITH_LOGINS)

  // At once, without the 20 seconds that a slow frame may take.
  await login.giveEmail('nowhere@sandbox.test')
  await expect(lab.modal.part('connect-email')).toHaveAccessibleDescription(NOT_LOADED)
  const before = violations.length
  await lab.modal.part('connect-email').press('Enter')
  await expect.poll(() => violations.length).toBeGreaterThan(before)
  await expect(lab.modal.part('connect-email')).toHaveAccessibleDescription(NOT_LOADED)
  await watchPopUps(page)
  await lab.modal.part('social-google').click()
  await expect(lab.modal.heading).toHaveText(NOT_LOADED)
  await expect.poll(() => page.evaluate(arePopUpsClosed)).toEqual([true])
  await lab.modal.button('Choose another way').click()

  await lab.modal.wallet(wallet.name).click()
  await lab.modal.expectClosed()
  await expect(lab.status).toHaveText('connected')
  expect(violations.filter((text) => !text.startsWith('frame-src '))).toEqual([])
  expect(violations).not.toEqual([])
  await page.close()
  await strict.stop()
})

interface PopUpWatch {
  popUps?: Window[]
}

/**
 * The window is closed right after it was opened, sometimes before the test's driver knows of it:
 * the page asks.
 */
async function watchPopUps(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watch: PopUpWatch & Window = window
    const { open } = watch
    watch.popUps = []
    watch.open = (...input) => {
      const popUp = open.apply(watch, input)
      if (popUp !== null) watch.popUps?.push(popUp)
      return popUp
    }
  })
}

/** Runs in the page. */
function arePopUpsClosed(): readonly boolean[] {
  const { popUps = [] }: PopUpWatch = window as PopUpWatch & Window
  return popUps.map(({ closed }) => closed)
}

async function serve(
  { addresses, chains }: Sandbox,
  policy: Policy,
  frames: readonly string[],
): Promise<ServedPage> {
  const all = pageAddresses(addresses, chains.list())
  const requests = (await labRequests(all, WITH_LOGINS)).filter(
    ({ kind, origin }) => kind !== 'frame' || frames.includes(origin),
  )
  return serveBuild({
    folder: pageFolder(),
    addresses: all,
    policy: (nonce) => policy(requests, nonce),
  })
}
