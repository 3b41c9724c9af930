import { expect } from '@playwright/test'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { test } from './lab-test.ts'
import { FULL } from './rings.ts'
import { seeInTime } from './setup/see-in-time.ts'
import { passSeconds } from './setup/until-quiet.ts'

const ETHER = 10n ** 18n

test(
  'an account in a wallet of the visitor’s own shows what another wallet sends to it, and asks no oftener than it is looked at',
  FULL,
  async ({ lab, installWallet, sandbox }) => {
    const { modal, page } = lab
    const privateKey = generatePrivateKey()
    const owner = privateKeyToAddress(privateKey)
    const wallet = await installWallet({ privateKeys: [privateKey] })
    const { mint, setBalance } = sandbox.chains.get(1)
    await setBalance(owner, 2n * ETHER)
    await page.clock.install()
    await lab.open()
    await lab.connect(wallet.name)
    await lab.expectConnected(owner)
    const tokens = modal.part('tokens-row')
    const tab = (name: string) => modal.part('account-tabs').getByRole('tab', { name })

    await test.step('its coin is there, with the total in money', async () => {
      await lab.accountButton.click()
      await expect(modal.part('account-total')).toContainText('$')
      await expect(tokens).toHaveCount(1)
      await expect(tokens).toContainText('2 ETH')
    })

    await test.step('a token arrives in Tokens and in Activity without a press', async () => {
      await mint(owner, 25n * ETHER)
      await seeInTime(page, () => expect(tokens).toHaveCount(2, { timeout: 2_000 }))
      await expect(tokens.nth(1)).toContainText('25 SUSD')
      await tab('Activity').click()
      const rows = modal.part('activity-row')
      await seeInTime(page, () =>
        expect(rows.first()).toContainText('+25 SUSD', { timeout: 2_000 }),
      )
      await expect(rows.first()).toHaveAttribute('data-mark', 'received')
    })

    await test.step('closed, nothing is asked', async () => {
      await modal.closeButton.click()
      await modal.expectClosed()
      sandbox.requests.clear()
      await page.clock.runFor(600_000)
      expect(sandbox.requests.count('balance')).toBe(0)
      expect(sandbox.requests.count('history')).toBe(0)
    })

    await test.step('open, the tokens are read each 10 seconds', async () => {
      await lab.accountButton.click()
      await tab('Tokens').click()
      await expect(tokens).toHaveCount(2)
      sandbox.requests.clear()
      await passSeconds(page, 60)
      expect(sandbox.requests.count('balance')).toBeGreaterThan(3)
      expect(sandbox.requests.count('balance')).toBeLessThanOrEqual(7)
    })
  },
)

test('values are in the currency of the visitor’s language, and no sign is on a number of another', async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet()
  const { modal } = lab
  await lab.open({ currency: 'EUR' })
  await lab.connect(wallet.name)
  await lab.accountButton.click()

  // An ether is 2,000 dollars in the sandbox, and a dollar 0.9 euros.
  await expect(modal.part('tokens-row').first()).toContainText('€1,800.00')
  await expect(modal.part('account-total')).toContainText('€')
  await expect(modal.dialog).not.toContainText('$')
  await modal.part('account-send').click()
  await modal.expectView('WalletSend')
  await modal.part('send-amount').fill('1')
  await expect(modal.dialog).toContainText('€1,800.00')
})
