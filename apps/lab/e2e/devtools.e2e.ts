import { expect, type Locator } from '@playwright/test'
import { pageAddresses } from '../src/addresses/page-addresses.ts'
import { labRequests, listedPolicy } from '../src/server/content-policy.ts'
import { serveBuild } from '../src/server/serve-build.ts'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'
import { createLabModel } from './models/lab-model.ts'
import { FULL } from './rings.ts'
import { pageFolder } from './setup/page-folder.ts'
import { watchViolations } from './setup/watch-violations.ts'

test(
  'a developer sees a connection step by step, and copies a report without secrets',
  FULL,
  async ({ page, context, sandbox, installWallet }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const violations = await watchViolations(context)
    const addresses = pageAddresses(sandbox.addresses, sandbox.chains.list())
    const policy = listedPolicy(await labRequests(addresses), '')
    const strict = await serveBuild({ folder: pageFolder(), addresses, policy: () => policy })
    const wallet = await installWallet()
    const lab = createLabModel(page, strict.url)
    const panel = page.getByRole('region', { name: 'Latchkey devtools' })
    const show = (name: string): Promise<void> => panel.getByRole('tab', { name }).click()
    const row = (text: string | RegExp): Locator =>
      panel.getByRole('listitem').filter({ hasText: text })

    await lab.open({ devtools: 'true' })
    const opener = page.getByTestId('devtools-open')
    await lab.connectButton.click()
    await lab.modal.expectView('Connect')
    await page.keyboard.press('Escape')
    await lab.connect(wallet.name)
    await lab.expectConnected(FIRST)
    expect(await lab.outcomeOf('sign-message')).toMatchObject({ status: 'done' })

    // By keyboard: it opens, takes the focus, closes, and gives it back.
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await opener.click()

    for (const step of [
      'Button pressed',
      'Modal opened',
      'Wallet requested',
      'Connection stored',
    ]) {
      await expect(row(wallet.name)).toContainText(step)
    }
    await expect(row('A wallet')).toContainText('Left by the visitor')
    await show('State')
    await expect(panel).toContainText('connected_namespaces')
    await expect(panel).toContainText(/accountchanged/)
    await show('Events')
    await expect(row('CONNECT_SUCCESS')).toHaveCount(1)
    await show('Requests')
    await expect(row(sandbox.addresses.control).first()).toContainText('not listed')
    await show('Messages')
    await expect(row('eth_requestAccounts')).toContainText(/to the wallet.*answered/)
    await expect(row('personal_sign')).toHaveText([
      /to the wallet.*answered/,
      /by the site.*answered/,
    ])
    await show('Wallets')
    await panel.getByRole('button', { name: `Why is ${wallet.name} here?` }).click()
    await expect(row(wallet.name)).toContainText('It is in this browser')

    await show('Report')
    await panel.getByRole('button', { name: 'Copy as Markdown' }).click()
    await expect(panel.getByText('Copied.')).toBeVisible()
    const report = await page.evaluate(() => navigator.clipboard.readText())
    expect(report).toContain('CONNECT')
    expect(report).toContain(FIRST.slice(-4))
    expect(report.toLowerCase()).not.toContain(FIRST.toLowerCase())
    await panel.getByRole('switch', { name: 'Leave addresses out' }).check()
    await panel.getByRole('button', { name: 'Copy as JSON' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^\{[\s\S]*\[address\]/)
    expect(violations).toEqual([])
    await strict.stop()
  },
)
