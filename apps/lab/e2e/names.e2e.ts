/** @full Visits a capability that is driven in Node, step by step; `npm test` has one such visit of each kind. */

import { expect } from '@playwright/test'
import { generatePrivateKey } from 'viem/accounts'
import { findings } from './findings.ts'
import { approve, decline } from './login-model.ts'
import { test } from './login-test.ts'
import type { LabModel } from './models/lab-model.ts'

const WITH_LOGINS = { logins: 'true' }

/** From the account to the field for its name. */
async function atField({ modal, accountButton }: LabModel): Promise<void> {
  await accountButton.click()
  await modal.part('account-settings').click()
  await modal.part('settings-account-name').click()
  await modal.expectView('RegisterAccountName')
}

test('a visitor chooses a name that is free, signs for it and is called by it from then on', async ({
  lab,
  login,
  page,
  sandbox,
  trouble,
}) => {
  test.slow()
  trouble.allow(/Failed to load resource/)
  const { modal } = lab
  const field = modal.part('name-field')
  const alert = (text: string) => modal.dialog.getByRole('alert').filter({ hasText: text })
  await lab.open(WITH_LOGINS)
  await login.logIn('names@sandbox.test')
  await atField(lab)

  await test.step('a name that is taken offers others', async () => {
    await field.fill('grace')
    await expect(modal.part('name-grace.reown.id')).toContainText('Taken')
    await field.press('Enter')
    await modal.expectView('RegisterAccountName')
    await modal.part('name-grace-pay.reown.id').click()
    await expect(field).toHaveValue('grace-pay')
    await expect(modal.part('name-grace-pay.reown.id')).toContainText('Available')
  })

  await test.step('characters and forms that can be no name are refused', async () => {
    for (const [text, reason] of [
      ['mira@salt', 'Use only letters'],
      ['mіra', 'Use only letters'],
      ['mi--ra', 'have hyphens'],
      ['mir', 'Use at least 4'],
    ] as const) {
      await field.fill(text)
      await field.press('Enter')
      await expect(alert(reason)).toBeVisible()
    }
    expect(sandbox.requests.count('profileRegister')).toBe(0)
  })

  await test.step('an answer to an older text is never shown', async () => {
    let release = (): void => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/profile\/suggestions\/salt(\?|$)/, async (route) => {
      await released
      await route.continue().catch(() => {})
    })
    const asked = page.waitForRequest(/suggestions\/salt\?/)
    await field.fill('salt')
    await asked
    await field.fill('Saltmill')
    await expect(modal.part('name-saltmill.reown.id')).toContainText('Available')
    release()
    await expect(modal.part('name-salt.reown.id')).toHaveCount(0)
    await expect(modal.part('name-saltmill.reown.id')).toContainText('Available')
  })

  await test.step('declined and failed registrations lead back to the field', async () => {
    await field.press('Enter')
    await modal.expectView('ApproveTransaction')
    await decline(login.frame)
    await modal.expectView('RegisterAccountName')
    await expect(alert('Declined. Nothing')).toBeVisible()
    await expect(field).toHaveValue(/^saltmill$/i)

    sandbox.faults.set('profileRegister', { kind: 'status', status: 500 })
    await field.press('Enter')
    await approve(login.frame)
    await modal.expectView('RegisterAccountName')
    await expect(alert('Nothing was registered')).toBeVisible()
    sandbox.faults.clear()
  })

  await field.press('Enter')
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

test('a wallet of the visitor’s own signs for a name, too', async ({ lab, installWallet }) => {
  const wallet = await installWallet({ privateKeys: [generatePrivateKey()] })
  const { modal } = lab
  await lab.open()
  await lab.connect(wallet.name)
  await atField(lab)

  await modal.part('name-field').fill('harbour-light')
  await expect(modal.part('name-harbour-light.reown.id')).toContainText('Available')
  await modal.part('name-field').press('Enter')

  await modal.expectView('RegisterAccountNameSuccess')
  expect(wallet.log.prompts().map(({ method }) => method)).toContain('personal_sign')
  await modal.part('name-leave').click()
  await expect(modal.part('account-name')).toContainText('harbour-light')
})
