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

test(
  'a tab shows what a later one chooses and connects; reloaded at once, both are resumed without a prompt',
  FULL,
  async ({ lab, installWallet }) => {
    const wallet = await installWallet()
    await lab.open()
    const other = await lab.otherTab()

    await test.step('a network that is chosen without a wallet', async () => {
      await other.networkButton.click()
      await other.modal.network('Base').click()
      await other.expectNetwork('Base')
      await lab.expectNetwork('Base')
      await expectAgreement(other, lab, 'network')
    })

    await test.step('a connection', async () => {
      await other.modal.expectClosed()
      await other.connect(wallet.name)
      await lab.expectConnected(FIRST)
      await expectAgreement(other, lab, 'account')
      await lab.modal.expectClosed()
    })

    await Promise.all([lab, other].map((tab) => tab.reload()))

    for (const tab of [lab, other]) await tab.expectConnected(FIRST)
    expect(wallet.log.prompts().map(({ method }) => method)).toEqual(['eth_requestAccounts'])
  },
)

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
