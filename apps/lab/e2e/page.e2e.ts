import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'
import { createModalModel } from './models/modal-model.ts'
import { FULL } from './rings.ts'

test(
  'without a project id everything else works, and developers are told: in the console, and in debug by one alert',
  FULL,
  async ({ lab, installWallet, trouble }) => {
    trouble.allow(/project/i)
    const wallet = await installWallet()
    await test.step('without debug the alert is only in the console', async () => {
      await lab.open({ projectId: '' })
      await lab.connectButton.click()
      await lab.modal.expectView('Connect')
      await expect(lab.modal.alert).toHaveCount(0)
      await expect
        .poll(() => trouble.lines)
        .toEqual([expect.stringContaining('Project ID Not Configured')])
    })

    await lab.open({ projectId: '', debug: 'true' })
    await lab.connectButton.click()
    await expect(lab.modal.alert).toHaveCount(1)
    await expect(lab.modal.alert).toContainText('Project ID Not Configured')
    // Logins would need one.
    await expect(lab.modal.part('connect-email')).toHaveCount(0)
    await expect(lab.modal.part('social-google')).toHaveCount(0)
    await lab.modal.wallet(wallet.name).click()

    await lab.expectConnected(FIRST)
    await expect(lab.balance).toHaveText(/ETH$/)
    expect(await lab.switchTo(8453)).toMatchObject({ status: 'done' })
    // One of each page.
    expect(trouble.lines.filter((line) => /project/i.test(line))).toHaveLength(2)
  },
)

test('invalid options are refused at once, each with its path', FULL, async ({ lab }) => {
  await lab.open({ themeMode: 'purple', networks: '', termsConditionsUrl: 'javascript:alert(1)' })

  await expect(lab.refusal).toContainText('networks')
  await expect(lab.refusal).toContainText('themeMode')
  await expect(lab.refusal).toContainText('termsConditionsUrl')
  await expect(lab.page.locator('latchkey-root')).toHaveCount(0)
})

test(
  'in strict mode, and after an option was changed, there is one of each thing, and the session goes on',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)
    await expect(lab.page.locator('latchkey-root')).toHaveCount(1)
    await expect(lab.accountButton).toHaveCount(1)
    const asked = wallet.log.list().filter(({ method }) => method === 'eth_requestAccounts')
    expect(asked).toHaveLength(1)

    await lab.option('themeMode').selectOption('light')

    await expect(lab.page).toHaveURL(/themeMode=light/)
    await lab.expectConnected(FIRST)
    await expect(lab.page.locator('latchkey-root')).toHaveCount(1)
    expect(await lab.outcomeOf('sign-message')).toMatchObject({ status: 'done' })
  },
)

test('two instances on one page share nothing', async ({ lab, installWallet }) => {
  const wallet = await installWallet()
  await installWallet({ announce: { name: 'Fjord', rdns: 'example.fjord' } })
  await lab.open({ second: 'true' })
  const second = lab.page.getByTestId('second-status')
  await expect(lab.page.locator('latchkey-root')).toHaveCount(2)

  await lab.connect(wallet.name)

  await expect(second).toHaveText('disconnected')
  await lab.page.getByTestId('second').getByRole('button', { name: 'Connect Wallet' }).click()
  const modal = createModalModel(lab.page, '#second-root')
  await modal.expectView('Connect')
  await lab.modal.expectClosed()
  await modal.wallet('Fjord').click()
  await expect(second).toHaveText('connected')
  await lab.outcomeOf('disconnect')
  await lab.expectDisconnected()
  await expect(second).toHaveText('connected')
})

test(
  'the theme is the one of the option, or else of the system, which is followed',
  FULL,
  async ({ lab }) => {
    const show = async (themeMode: string, colorScheme: 'light' | 'dark'): Promise<void> => {
      await lab.page.emulateMedia({ colorScheme })
      await lab.open({ themeMode })
      await lab.connectButton.click()
      await lab.modal.expectView('Connect')
    }
    await show('light', 'dark')
    expect(await lab.modal.cardLightness()).toBeGreaterThan(0.9)
    await show('dark', 'light')
    expect(await lab.modal.cardLightness()).toBeLessThan(0.2)
    await show('system', 'light')
    expect(await lab.modal.cardLightness()).toBeGreaterThan(0.9)

    // While the modal is open.
    await lab.page.emulateMedia({ colorScheme: 'dark' })

    await expect.poll(() => lab.modal.cardLightness()).toBeLessThan(0.2)
  },
)

test(
  'a page without wallets shows what to do, and a late wallet appears',
  FULL,
  async ({ lab }) => {
    await lab.open({ enableWalletConnect: 'false' })
    await lab.connectButton.click()
    await expect(lab.modal.dialog.getByText('No wallet in this browser')).toBeVisible()
    await lab.modal.closeButton.click()

    await lab.page.getByTestId('install-sandbox').click()
    await lab.connectButton.click()

    await expect(lab.modal.wallet('Sandbox Wallet')).toBeVisible()
  },
)

test('a new visitor connects with the default wallet', async ({ lab }) => {
  await lab.open({ wallets: 'sandbox' })

  await lab.connect('Sandbox Wallet')

  await lab.expectConnected(FIRST)
  await lab.reload()
  await lab.expectConnected(FIRST)
})
