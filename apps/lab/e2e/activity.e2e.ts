import { SANDBOX_ACCOUNTS } from '@latchkey/sandbox'
import { expect } from '@playwright/test'
import { test } from './lab-test.ts'
import type { LabModel } from './models/lab-model.ts'
import { FULL } from './rings.ts'

/** An account that no other journey uses: what it did is what these journeys do. */
const QUIET = SANDBOX_ACCOUNTS[6]
const ADDRESS = QUIET.address

async function showActivity(lab: LabModel): Promise<void> {
  await lab.accountButton.click()
  await lab.modal.part('account-tabs').getByRole('tab', { name: 'Activity' }).click()
}

const hashesOf = (rows: readonly (HTMLElement | SVGElement)[]) =>
  rows.map(({ dataset }) => dataset['hash'])

const rowsOf = (lab: LabModel) => lab.modal.part('activity-row')

test(
  'what a visitor sends is pending in every tab and after a reload, then it is history',
  FULL,
  async ({ lab, installWallet, sandbox }) => {
    const wallet = await installWallet({ privateKeys: [QUIET.privateKey] })
    await lab.open()
    await lab.connect(wallet.name)
    await lab.expectConnected(ADDRESS)
    const { mining } = sandbox.chains.get(1)
    await mining.pause()
    try {
      await lab.press('send-transaction')
      await showActivity(lab)
      await expect(rowsOf(lab).first()).toHaveAttribute('data-mark', 'pending')
      const other = await lab.otherTab()
      await other.expectConnected(ADDRESS)
      await showActivity(other)
      await expect(rowsOf(other).first()).toHaveAttribute('data-mark', 'pending')
      await other.page.close()

      await lab.reload()
      await lab.expectConnected(ADDRESS)
      await showActivity(lab)
      await expect(rowsOf(lab).first()).toHaveAttribute('data-mark', 'pending')
    } finally {
      await mining.resume()
    }

    await expect(rowsOf(lab).first()).toHaveAttribute('data-mark', 'sent', { timeout: 30_000 })
    await expect(lab.modal.part('activity-label').first()).not.toHaveText('Pending')
  },
)

test(
  'a visitor pages through a long history, without its spam',
  FULL,
  async ({ lab, installWallet, sandbox }) => {
    const chain = sandbox.chains.get(8453)
    await chain.fillHistory(ADDRESS, { count: 200, days: 300 })
    await chain.sendSpam(ADDRESS)
    const wallet = await installWallet({ privateKeys: [QUIET.privateKey] })
    await lab.open()
    await lab.connect(wallet.name)
    expect(await lab.switchTo(8453)).toMatchObject({ status: 'done' })
    await showActivity(lab)
    await expect(rowsOf(lab).first()).toBeVisible()

    // Rows are drawn a few at a time, those far away are left out, and the next page is read where the
    // last row comes into sight.
    const seen = new Set<string | undefined>()
    await expect(async () => {
      await rowsOf(lab).last().scrollIntoViewIfNeeded()
      for (const hash of await rowsOf(lab).evaluateAll(hashesOf)) seen.add(hash)
      expect(seen.size).toBeGreaterThanOrEqual(200)
    }).toPass({ timeout: 40_000, intervals: [50] })
    await expect(lab.modal.part('activity-more')).toHaveCount(0)
    await expect(rowsOf(lab).last()).toContainText('Received')
  },
)
