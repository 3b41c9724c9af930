/** @full Visits a capability that is driven in Node, step by step; `npm test` has one such visit of each kind. */

import { SANDBOX_BITCOIN_ACCOUNTS, SANDBOX_SOLANA_ACCOUNTS } from '@latchkey/sandbox'
import { expect, type Page } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { findings } from './findings.ts'
import { test } from './lab-test.ts'
import type { LabModel } from './models/lab-model.ts'
import { FULL } from './rings.ts'
import { readCode } from './setup/read-code.ts'

/** Networks of all three namespaces. */
const NAMESPACES = { networks: '1,8453,solana,bitcoin' }

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

test('on Solana the code is a link of Solana Pay', FULL, async ({ lab, installSolanaWallet }) => {
  await installSolanaWallet({ face: { name: 'Tern' } })
  await lab.open(NAMESPACES)
  await lab.connect('Tern')
  await askFor(lab, '1.5')

  expect(await readCode(lab.modal.part('receive-code'))).toBe(
    `solana:${SANDBOX_SOLANA_ACCOUNTS[0].address}?amount=1.5`,
  )
})

test('on Bitcoin the code is a link of BIP-21', FULL, async ({ lab, installBitcoinWallet }) => {
  await installBitcoinWallet({ face: { name: 'Puffin' } })
  await lab.open(NAMESPACES)
  await lab.connect('Puffin')
  await askFor(lab, '0.00012345')

  expect(await readCode(lab.modal.part('receive-code'))).toBe(
    `bitcoin:${SANDBOX_BITCOIN_ACCOUNTS[0].payment.address}?amount=0.00012345`,
  )
  await lab.modal.part('receive-amount-input').fill('0.123456789')
  await expect(lab.modal.part('receive-amount-error')).toContainText('8 decimals')
})
