/** @full Connects a further wallet written by others. */

import { SANDBOX_SOLANA_ACCOUNTS } from '@latchkey/sandbox'
import { expect } from '@playwright/test'
import { test } from './lab-test.ts'
import type { LabModel } from './models/lab-model.ts'

/** The burner wallet of Solana's wallet adapter, as its makers published it. */
const BURNER = { wallets: 'burner', networks: '1,solana,solana-devnet' }
const NAME = 'Burner Wallet'

test.beforeEach(({ trouble }) => trouble.allow(/configured to use the `UnsafeBurnerWalletAdapter`/))

/** Connects, and returns the account: each connection has another one. */
async function connectBurner(lab: LabModel): Promise<string> {
  await lab.connect(NAME)
  await expect(lab.address).not.toHaveText('–')
  return (await lab.address.textContent()) ?? ''
}

test('a third-party wallet connects, signs, sends a confirmed transaction, and disconnects; a key that it lost with a reload is not connected', async ({
  lab,
}) => {
  await lab.open(BURNER)
  const before = await connectBurner(lab)
  await lab.expectNetwork('Solana')
  expect(SANDBOX_SOLANA_ACCOUNTS.map((seeded) => seeded.address)).not.toContain(before)
  expect(await lab.outcomeOf('sign-message')).toMatchObject({
    value: { address: before, isValid: true },
  })

  // A new key owns nothing: the chain refuses until it does.
  expect(await lab.outcomeOf('send-transaction')).toMatchObject({ status: 'failed' })
  expect(await lab.outcomeOf('get-coins')).toMatchObject({ value: { address: before } })
  expect(await lab.outcomeOf('send-transaction')).toMatchObject({
    value: { status: expect.stringMatching(/^(confirmed|finalized)$/), err: null },
  })

  await lab.reload()
  const accountEvents = lab.page.getByTestId('lab-events').locator('li[data-type=account]')
  await expect(accountEvents.filter({ hasText: '"status":"disconnected"' })).not.toHaveCount(0)
  await lab.expectDisconnected()
  await expect(accountEvents.filter({ hasText: '"status":"connected"' })).toHaveCount(0)
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ status: 'failed' })

  const after = await connectBurner(lab)
  expect(after).not.toBe(before)
  expect(await lab.outcomeOf('sign-message')).toMatchObject({
    value: { address: after, isValid: true },
  })
  await lab.press('disconnect')
  await lab.expectDisconnected()
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ status: 'failed' })
})
