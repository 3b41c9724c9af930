/** @full Visits a capability that is driven in Node, step by step; `npm test` has one such visit of each kind. */

import { expect, type Page } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { findings } from './findings.ts'
import { test } from './lab-test.ts'
import type { LabModel } from './models/lab-model.ts'
import { readCode } from './setup/read-code.ts'

async function askFor(lab: LabModel, amount: string): Promise<void> {
  await lab.accountButton.click()
  await lab.modal.part('account-receive').click()
  await lab.modal.part('receive-amount').click()
  await lab.modal.part('receive-amount-input').fill(amount)
}

const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText())

test('a visitor asks for an amount, which code and copied link carry, and removes it', async ({
  lab,
  context,
  installWallet,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await sandbox.chains.get(1).mint(FIRST, 25n * 10n ** 18n)
  const wallet = await installWallet()
  await lab.open()
  await lab.connect(wallet.name)
  const { modal } = lab
  await askFor(lab, '0.25')
  const link = `ethereum:${FIRST}@1?value=250000000000000000`
  await expect(modal.part('receive-asks')).toContainText('0.25 ETH')
  expect(await readCode(modal.part('receive-code'))).toBe(link)
  await modal.part('receive-copy-link').click()
  await expect(modal.part('receive-copy-link')).toHaveAttribute('data-state', 'copied')
  expect(await clipboard(lab.page)).toBe(link)

  await modal.part('receive-amount-token').click()
  const token = modal.dialog.getByTestId(/^receive-token-0x/).first()
  const address = (await token.getAttribute('data-testid'))?.slice('receive-token-'.length)
  await token.click()
  await expect(modal.part('receive-asks')).toContainText('0.25 SUSD')
  expect(await readCode(modal.part('receive-code'))).toBe(
    `ethereum:${address}@1/transfer?address=${FIRST}&uint256=250000000000000000`,
  )
  expect(await findings(lab.page)).toEqual([])

  await modal.part('receive-amount-remove').click()
  await expect(modal.part('receive-amount')).toBeFocused()
  expect(await readCode(modal.part('receive-code'))).toBe(FIRST)
})
