import { expect, type Page } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'

/** Puts another body in the place of the page's own, with everything in it that is not the modal's. */
async function swapBody(page: Page): Promise<void> {
  await page.evaluate(() => {
    const body = document.createElement('body')
    const own = [...document.body.children].filter((each) => each.localName !== 'latchkey-root')
    body.append(...own)
    document.body.replaceWith(body)
  })
}

test('a visitor of a page that replaces its body connects, also while the modal is open', async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet()
  await lab.open()
  await swapBody(lab.page)
  await lab.connectButton.click()
  await lab.modal.expectView('Connect')
  await swapBody(lab.page)
  await lab.modal.wallet(wallet.name).click()

  await lab.expectConnected(FIRST)
  await lab.modal.expectClosed()
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
})
