import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'
import { createModalModel } from './models/modal-model.ts'
import { FULL } from './rings.ts'

test(
  'without a project id there is one alert, and everything else works',
  FULL,
  async ({ lab, installWallet, trouble }) => {
    trouble.allow(/project/i)
    const wallet = await installWallet()
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
    expect(trouble.lines.filter((line) => /project/i.test(line))).toHaveLength(1)
  },
)

test(
  'alerts are for developers: without debug they are only in the console',
  FULL,
  async ({ lab, trouble }) => {
    trouble.allow(/project/i)
    await lab.open({ projectId: '' })

    await lab.connectButton.click()

    await lab.modal.expectView('Connect')
    await expect(lab.modal.alert).toHaveCount(0)
    await expect
      .poll(() => trouble.lines)
      .toEqual([expect.stringContaining('Project ID Not Configured')])
  },
)

test('invalid options are refused at once, each with its path', FULL, async ({ lab }) => {
  await lab.open({ themeMode: 'purple', networks: '', termsConditionsUrl: 'javascript:alert(1)' })

  await expect(lab.refusal).toContainText('networks')
  await expect(lab.refusal).toContainText('themeMode')
  await expect(lab.refusal).toContainText('termsConditionsUrl')
  await expect(lab.page.locator('latchkey-root')).toHaveCount(0)
})

test('in strict mode there is one of each thing', FULL, async ({ lab, installWallet }) => {
  const wallet = await installWallet()
  await lab.open()
  await lab.connect(wallet.name)

  await expect(lab.page.locator('latchkey-root')).toHaveCount(1)
  await expect(lab.accountButton).toHaveCount(1)
  const asked = wallet.log.list().filter(({ method }) => method === 'eth_requestAccounts')
  expect(asked).toHaveLength(1)
})

test(
  'a changed option creates the instance again, and only one exists',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)

    await lab.option('themeMode').selectOption('light')

    await expect(lab.page).toHaveURL(/themeMode=light/)
    await lab.expectConnected(FIRST)
    await expect(lab.page.locator('latchkey-root')).toHaveCount(1)
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

test('the theme is the one of the option, or else of the system', FULL, async ({ lab }) => {
  for (const [themeMode, colorScheme, expected] of [
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    ['system', 'light', 'light'],
    ['system', 'dark', 'dark'],
  ] as const) {
    await test.step(`themeMode ${themeMode} on a ${colorScheme} system`, async () => {
      await lab.page.emulateMedia({ colorScheme })
      await lab.open({ themeMode })
      await lab.connectButton.click()
      await lab.modal.expectView('Connect')

      const light = await lab.modal.cardLightness()

      if (expected === 'light') expect(light).toBeGreaterThan(0.9)
      else expect(light).toBeLessThan(0.2)
    })
  }
})

test('the system’s colours are followed while the modal is open', FULL, async ({ lab }) => {
  await lab.page.emulateMedia({ colorScheme: 'light' })
  await lab.open({ themeMode: 'system' })
  await lab.connectButton.click()
  await lab.modal.expectView('Connect')
  expect(await lab.modal.cardLightness()).toBeGreaterThan(0.9)

  await lab.page.emulateMedia({ colorScheme: 'dark' })

  await expect.poll(() => lab.modal.cardLightness()).toBeLessThan(0.2)
})

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
