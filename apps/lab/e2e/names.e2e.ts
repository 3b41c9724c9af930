/** @full Visits a capability that is driven in Node, step by step; `npm test` has one such visit of each kind. */

import { expect } from '@playwright/test'
import { findings } from './findings.ts'
import { approve } from './login-model.ts'
import { test } from './login-test.ts'
import type { LabModel } from './models/lab-model.ts'
import { FULL } from './rings.ts'

const WITH_LOGINS = { logins: 'true' }

/** From the account to the field for its name. */
async function atField({ modal, accountButton }: LabModel): Promise<void> {
  await accountButton.click()
  await modal.part('account-settings').click()
  await modal.part('settings-account-name').click()
  await modal.expectView('RegisterAccountName')
}

test('a visitor chooses a name, signs for it and is called by it from then on', async ({
  lab,
  login,
}) => {
  const { modal, page } = lab
  await lab.open(WITH_LOGINS)
  await login.logIn('names@sandbox.test')
  await atField(lab)
  await modal.part('name-field').fill('Saltmill')
  await expect(modal.part('name-saltmill.reown.id')).toContainText('Available')

  await modal.part('name-field').press('Enter')
  await modal.expectView('ApproveTransaction')
  await approve(login.frame)

  await modal.expectView('RegisterAccountNameSuccess')
  await expect(modal.part('name-done')).toHaveText('saltmill.reown.id is yours')
  expect(await findings(page)).toEqual([])
  await modal.part('name-leave').click()
  await modal.expectView('Account')
  await expect(modal.part('account-name')).toHaveText('saltmill.reown.id')
  await page.reload()
  await expect(lab.accountButton).toContainText('saltmill')
  await lab.accountButton.click()
  await modal.part('account-settings').click()
  await expect(modal.part('settings-network')).toBeVisible()
  await expect(modal.part('settings-account-name')).toHaveCount(0)
})

test(
  'a name that is taken offers others; characters and forms that can be no name are refused',
  FULL,
  async ({ lab, login, sandbox }) => {
    const { modal } = lab
    await lab.open(WITH_LOGINS)
    await login.logIn('taken-names@sandbox.test')
    await atField(lab)
    const field = modal.part('name-field')
    await field.fill('grace')
    await expect(modal.part('name-grace.reown.id')).toContainText('Registered')
    await field.press('Enter')
    await modal.expectView('RegisterAccountName')

    for (const [text, reason] of [
      ['mira@salt', 'Use only letters'],
      ['mіra', 'Use only letters'],
      ['mi--ra', 'have hyphens'],
      ['mir', 'Use at least 4'],
    ] as const) {
      await field.fill(text)
      await field.press('Enter')
      await expect(modal.dialog.getByRole('alert').filter({ hasText: reason })).toBeVisible()
    }
    expect(sandbox.requests.count('profileRegister')).toBe(0)

    await field.fill('grace')
    await modal.part('name-grace-pay.reown.id').click()
    await expect(field).toHaveValue('grace-pay')
    await expect(modal.part('name-grace-pay.reown.id')).toContainText('Available')
  },
)

test('an answer to an older text is never shown', FULL, async ({ lab, login, page }) => {
  const { modal } = lab
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/profile\/suggestions\/grace(\?|$)/, async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  await lab.open(WITH_LOGINS)
  await login.logIn('late-names@sandbox.test')
  await atField(lab)
  const asked = page.waitForRequest(/suggestions\/grace\?/)
  await modal.part('name-field').fill('grace')
  await asked

  await modal.part('name-field').fill('graceful')
  await expect(modal.part('name-graceful.reown.id')).toContainText('Available')
  release()

  await expect(modal.part('name-grace.reown.id')).toHaveCount(0)
  await expect(modal.part('name-graceful.reown.id')).toContainText('Available')
})

test(
  'declined and failed registrations lead back to the field, from which it works in the end',
  FULL,
  async ({ lab, login, sandbox, trouble }) => {
    trouble.allow(/Failed to load resource/)
    const { modal } = lab
    await lab.open(WITH_LOGINS)
    await login.logIn('failed-names@sandbox.test')
    await atField(lab)
    const field = modal.part('name-field')
    await field.fill('copperleaf')
    await expect(modal.part('name-copperleaf.reown.id')).toContainText('Available')

    await field.press('Enter')
    await login.frame.getByRole('button', { name: 'Decline' }).click()
    await modal.expectView('RegisterAccountName')
    await expect(
      modal.dialog.getByRole('alert').filter({ hasText: 'Declined. Nothing' }),
    ).toBeVisible()
    await expect(field).toHaveValue('copperleaf')

    sandbox.faults.set('profileRegister', { kind: 'status', status: 500 })
    await field.press('Enter')
    await approve(login.frame)
    await modal.expectView('RegisterAccountName')
    const failed = modal.dialog.getByRole('alert').filter({ hasText: 'Nothing was registered' })
    await expect(failed).toBeVisible()

    sandbox.faults.clear()
    await field.press('Enter')
    await approve(login.frame)
    await modal.expectView('RegisterAccountNameSuccess')
  },
)
