import { cpus, loadavg } from 'node:os'
import { expect } from '@playwright/test'
import { FIRST, SECOND } from './accounts.ts'
import { test } from './lab-test.ts'
import type { LabModel } from './models/lab-model.ts'
import { FULL } from './rings.ts'

/** Other tabs are synchronized within this time, in milliseconds. Source: docs/security.md, S43. */
const TABS_AGREE_MS = 1_000

test('tabs share connecting, network, account and disconnecting', async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet()
  await lab.open()
  const other = await lab.otherTab()
  await other.expectDisconnected()
  await lab.page.bringToFront()

  await lab.connect(wallet.name)
  await other.expectConnected(FIRST)
  await expectAgreement(lab, other, 'account')

  await lab.switchTo(8453)
  await other.expectNetwork('Base')
  await lab.expectNetwork('Base')
  await expectAgreement(lab, other, 'network')

  wallet.switchAccount(SECOND)
  await lab.expectConnected(SECOND)
  await other.expectConnected(SECOND)
  await expectAgreement(lab, other, 'account')

  await lab.outcomeOf('disconnect')
  await lab.expectDisconnected()
  await other.expectDisconnected()
  await expectAgreement(lab, other, 'account')
})
test('a tab shows changes of a tab that was opened later', FULL, async ({ lab, installWallet }) => {
  const wallet = await installWallet()
  await lab.open()
  const other = await lab.otherTab()

  await other.connect(wallet.name)

  await lab.expectConnected(FIRST)
  await expectAgreement(other, lab, 'account')
  await lab.modal.expectClosed()
  expect(wallet.log.prompts()).toHaveLength(1)
})

test(
  'tabs that are reloaded at once are all resumed without a prompt',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)
    const others = [await lab.otherTab(), await lab.otherTab()]

    await Promise.all([lab, ...others].map((tab) => tab.reload()))

    for (const tab of [lab, ...others]) await tab.expectConnected(FIRST)
    expect(wallet.log.prompts()).toHaveLength(1)
  },
)

test('a network chosen without a wallet is chosen in every tab', FULL, async ({ lab }) => {
  await lab.open()
  const other = await lab.otherTab()
  await lab.page.bringToFront()

  await lab.networkButton.click()
  await lab.modal.network('Base').click()

  await lab.expectNetwork('Base')
  await other.expectNetwork('Base')
  await expectAgreement(lab, other, 'network')
})

/** By the clock of the machine: the time of the check itself does not count. */
async function expectAgreement(
  one: LabModel,
  other: LabModel,
  on: 'account' | 'network',
): Promise<void> {
  const delayMs = (await other.lastLogAt(on)) - (await one.lastLogAt(on))
  expect(Math.abs(delayMs)).toBeLessThan(TABS_AGREE_MS * crowding())
}

/** The load of this machine relative to its cores; at least 1. */
function crowding(): number {
  const [lastMinute = 0] = loadavg()
  return Math.max(1, lastMinute / cpus().length)
}
