/** @full Visits a capability that is driven in Node, step by step; `npm test` has one such visit of each kind. */

import { expect } from '@playwright/test'
import { findings } from './findings.ts'
import { test } from './login-test.ts'
import type { LabModel } from './models/lab-model.ts'
import { seeInTime } from './setup/see-in-time.ts'

const ETHER = 10n ** 18n

/** The address of no account in the sandbox. */
const ELSEWHERE = '0x00000000000000000000000000000000000000aa'

async function showTab({ modal }: LabModel, name: string): Promise<void> {
  await modal.part('account-tabs').getByRole('tab', { name }).click()
}

test('an account without anything leads to Receive, and what arrives is seen without a press', async ({
  lab,
  login,
  sandbox,
}) => {
  test.slow()
  const { modal, page } = lab
  await page.clock.install()
  await lab.open({ logins: 'true' })
  await login.logIn('holds@sandbox.test')
  const owner: `0x${string}` = `0x${(await lab.address.innerText()).slice(2)}`
  const { collectibles, mint, setBalance } = sandbox.chains.get(1)
  const cells = modal.dialog.locator('[data-testid^="nft-"]')

  await test.step('nothing is there, and Receive has the address', async () => {
    await lab.accountButton.click()
    await expect(modal.part('account-total')).toContainText('$0.00')
    await modal.part('tokens-receive').click()
    await modal.expectView('WalletReceive')
    await expect(modal.part('receive-address')).toHaveAttribute('data-address', owner)
    await expect(modal.part('receive-code')).toHaveAttribute('data-state', 'shown')
    await modal.part('receive-copy').click()
    await expect(modal.part('receive-copy')).toHaveAttribute('data-state', 'copied')
    await modal.part('receive-networks').click()
    await modal.expectView('WalletCompatibleNetworks')
    expect(await findings(page)).toEqual([])
    await modal.backButton.click()
    await modal.expectView('WalletReceive')
    await modal.backButton.click()
    await modal.expectView('Account')
    await showTab(lab, 'Activity')
    await expect(modal.part('activity-empty')).toBeVisible()
    await showTab(lab, 'NFTs')
    await expect(modal.part('nfts-empty')).toBeVisible()
    expect(await findings(page)).toEqual([])
  })

  const meadow = await collectibles.mint(owner, 'meadow')
  await collectibles.mint(owner, 'badge', 3n)
  await mint(owner, 25n * ETHER)
  await setBalance(owner, 2n * ETHER)

  await test.step('what arrived is there', async () => {
    await seeInTime(page, () => expect(cells).toHaveCount(2, { timeout: 2_000 }))
    await expect(cells.first()).toContainText('Badge×3')
    await expect(cells.nth(1)).toContainText(/Meadow #\d+/)
    const pictures = cells.locator('[data-part=image]')
    await expect(pictures.first()).toHaveAttribute('data-state', 'shown')
    await expect(pictures.nth(1)).toHaveAttribute('data-state', 'shown')
    expect(await findings(page)).toEqual([])

    await showTab(lab, 'Activity')
    const rows = modal.part('activity-row')
    await seeInTime(page, () => expect(rows).not.toHaveCount(0, { timeout: 2_000 }))
    await expect(rows.first()).toContainText('+25 SUSD')
    await expect(rows.first()).toHaveAttribute('data-mark', 'received')
    await expect(modal.part('activity-empty')).toHaveCount(0)

    await showTab(lab, 'Tokens')
    const tokens = modal.part('tokens-row')
    await seeInTime(page, () => expect(tokens).toHaveCount(2, { timeout: 2_000 }))
    await expect(tokens.first()).toContainText('2 ETH')
    await expect(tokens.nth(1)).toContainText('25 SUSD')
    // The page's button has the amount of the list, whichever of them was read last.
    await expect(lab.accountButton).toContainText('2.000 ETH')
    expect(await findings(page)).toEqual([])
  })

  await test.step('what is sent away is gone', async () => {
    await showTab(lab, 'NFTs')
    await expect(cells).toHaveCount(2)
    await collectibles.transfer({ ...meadow, from: owner, to: ELSEWHERE })
    await seeInTime(page, () => expect(cells).toHaveCount(1, { timeout: 2_000 }))
    await expect(cells).toContainText('Badge×3')
  })
})
