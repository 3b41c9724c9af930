/** @full Visits a capability that is driven in Node, step by step; `npm test` has one such visit of each kind. */

import type { PieceName, Sandbox } from '@latchkey/sandbox'
import { expect, type Locator } from '@playwright/test'
import { findings } from './findings.ts'
import { forgetCaches } from './forget-caches.ts'
import type { LoginModel } from './login-model.ts'
import { test } from './login-test.ts'
import type { LabModel } from './models/lab-model.ts'
import { FULL } from './rings.ts'
import { linksOf, watchLinks } from './setup/watch-links.ts'

const WITH_LOGINS = { logins: 'true' }

/** The account of a visitor who has just logged in. */
async function logIn(lab: LabModel, login: LoginModel, email: string): Promise<`0x${string}`> {
  await login.logIn(email)
  return `0x${(await lab.address.innerText()).slice(2)}`
}

async function showNfts(lab: LabModel): Promise<void> {
  await lab.accountButton.click()
  await lab.modal.dialog.getByRole('tab', { name: 'NFTs' }).click()
  await expect(lab.modal.part('nfts')).not.toHaveAttribute('data-state', 'loading')
}

const cellsOf = ({ modal }: LabModel): Locator => modal.dialog.locator('[data-testid^="nft-"]')

function mint({ chains }: Sandbox, owner: `0x${string}`, piece: PieceName, amount?: bigint) {
  return chains.get(1).collectibles.mint(owner, piece, amount)
}

test('spam is hidden until it is asked for, and details lead to the explorer and back', async ({
  lab,
  login,
  sandbox,
  context,
}) => {
  await watchLinks(context)
  await lab.open(WITH_LOGINS)
  const owner = await logIn(lab, login, 'spammed@sandbox.test')
  await mint(sandbox, owner, 'harbour')
  await sandbox.chains.get(1).sendSpam(owner)
  await showNfts(lab)
  const { modal } = lab
  await expect(cellsOf(lab)).toHaveCount(1)
  // Its picture is on IPFS.
  await expect(cellsOf(lab).locator('[data-part=image]')).toHaveAttribute('data-state', 'shown')
  await expect(modal.part('nfts-hidden')).toHaveText('Show 1 hidden')

  await modal.part('nfts-hidden').press('Enter')
  await expect(cellsOf(lab)).toHaveCount(2)
  expect(await findings(lab.page)).toEqual([])
  await cellsOf(lab).nth(1).press('Enter')
  await modal.expectView('Collectible')
  await expect(modal.part('collectible-spam')).toBeVisible()
  await modal.backButton.click()
  await modal.expectView('Account')
  await expect(cellsOf(lab).nth(1)).toBeFocused()
  await modal.part('nfts-hidden').click()
  await expect(cellsOf(lab)).toHaveCount(1)

  await cellsOf(lab).click()
  await modal.expectView('Collectible')
  await expect(modal.part('collectible-network')).toContainText('Ethereum')
  await expect(modal.part('collectible-received')).toBeVisible()
  expect(await findings(lab.page)).toEqual([])
  await modal.part('collectible-explorer').click()
  const [link] = await linksOf(lab.page)
  expect(link?.href).toMatch(/^https:\/\/etherscan\.io\/tx\/0x[0-9a-f]{64}$/)
})

test(
  'what nodes list of a Solana account is shown with its tab',
  FULL,
  async ({ lab, login, sandbox, context }) => {
    await watchLinks(context)
    await lab.open({ ...WITH_LOGINS, networks: 'solana' })
    await login.logIn('das@sandbox.test')
    const owner = await lab.address.innerText()
    const { mint: address } = sandbox.solana.get().mintCollectible(owner, 'film')
    await showNfts(lab)

    await expect(cellsOf(lab)).toHaveCount(1)
    await expect(cellsOf(lab)).toContainText('Ball')
    // The page shows a still of a film, and nothing that plays.
    await expect(cellsOf(lab).locator('[data-part=image]')).toHaveAttribute('data-state', 'shown')
    await expect(lab.modal.dialog.locator('video, audio')).toHaveCount(0)

    await cellsOf(lab).click()
    await lab.modal.expectView('Collectible')
    await lab.modal.part('collectible-explorer').click()
    const [link] = await linksOf(lab.page)
    expect(link?.href).toContain(`/address/${address}`)
  },
)

test(
  'collectibles whose history fails are not called none, and something stands in for a picture that fails',
  FULL,
  async ({ lab, login, sandbox, trouble }) => {
    trouble.allow(/status of 503|ERR_EMPTY_RESPONSE/)
    await lab.open(WITH_LOGINS)
    const owner = await logIn(lab, login, 'broken@sandbox.test')
    await mint(sandbox, owner, 'meadow')
    await forgetCaches(lab.page)
    sandbox.faults.set('history', { kind: 'status', status: 503 })
    sandbox.faults.set('walletApi', { kind: 'silence' })
    await lab.reload()
    await lab.accountButton.click()
    await lab.modal.dialog.getByRole('tab', { name: 'NFTs' }).click()
    await expect(lab.modal.part('nfts-failed')).toBeVisible({ timeout: 30_000 })
    expect(await findings(lab.page)).toEqual([])

    sandbox.faults.clear('history')
    await lab.modal.part('nfts-retry').click()

    const picture = cellsOf(lab).locator('[data-part=image]')
    await expect(picture).toHaveAttribute('data-state', 'missing')
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 1 }
    expect(Math.abs(width - height)).toBeLessThan(1)
  },
)
