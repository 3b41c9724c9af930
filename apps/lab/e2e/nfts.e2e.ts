/** @full Visits a capability that is driven in Node, step by step; `npm test` has one such visit of each kind. */

import type { Fault, PieceName, Sandbox } from '@latchkey/sandbox'
import { expect, type Locator } from '@playwright/test'
import { findings } from './findings.ts'
import { forgetCaches } from './forget-caches.ts'
import type { LoginModel } from './login-model.ts'
import { test } from './login-test.ts'
import type { LabModel } from './models/lab-model.ts'
import { FULL } from './rings.ts'
import { linksOf, watchLinks } from './setup/watch-links.ts'

const WITH_LOGINS = { logins: 'true' }

/** Nobody's address. */
const ELSEWHERE = '0x00000000000000000000000000000000000000aa'

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

/** What is new is read every 15 seconds. */
const POLLED = { timeout: 30_000 }

test(
  'what arrives in an empty account is seen without a press, and what is sent away is gone',
  FULL,
  async ({ lab, login, sandbox }) => {
    // What is new is waited for twice.
    test.slow()
    await lab.open(WITH_LOGINS)
    const owner = await logIn(lab, login, 'collects@sandbox.test')
    await showNfts(lab)
    await expect(lab.modal.part('nfts-empty')).toBeVisible()
    expect(await findings(lab.page)).toEqual([])

    const meadow = await mint(sandbox, owner, 'meadow')
    await mint(sandbox, owner, 'badge', 3n)
    await expect(cellsOf(lab)).toHaveCount(2, POLLED)
    await expect(cellsOf(lab).first()).toContainText('Badge×3')
    await expect(cellsOf(lab).nth(1)).toContainText(/Meadow #\d+/)
    const pictures = cellsOf(lab).locator('[data-part=image]')
    await expect(pictures.first()).toHaveAttribute('data-state', 'shown')
    await expect(pictures.nth(1)).toHaveAttribute('data-state', 'shown')
    expect(await findings(lab.page)).toEqual([])

    const { collectibles, setBalance } = sandbox.chains.get(1)
    await setBalance(owner, 10n ** 18n)
    await collectibles.transfer({ ...meadow, from: owner, to: ELSEWHERE })
    await expect(cellsOf(lab)).toHaveCount(1, POLLED)
    await expect(cellsOf(lab)).toContainText('Badge×3')
  },
)

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
    // Of a film there is a still, and nothing that plays.
    await expect(cellsOf(lab).locator('[data-part=image]')).toHaveAttribute('data-state', 'shown')
    await expect(lab.modal.dialog.locator('video, audio')).toHaveCount(0)
    sandbox.solana.get().mintCollectible(owner, 'night')
    await expect(cellsOf(lab)).toHaveCount(2, POLLED)

    await cellsOf(lab).filter({ hasText: 'Ball' }).click()
    await lab.modal.expectView('Collectible')
    await lab.modal.part('collectible-explorer').click()
    const [link] = await linksOf(lab.page)
    expect(link?.href).toContain(`/address/${address}`)
  },
)

const PICTURE_FAULTS = {
  refuses: { kind: 'status', status: 404 },
  'is slow': { kind: 'silence' },
  'answers with a page': { kind: 'garbage', body: '<h1>no picture</h1>' },
} as const satisfies Readonly<Record<string, Fault>>

test(
  'however the host of a picture fails, something stands in for it',
  FULL,
  async ({ lab, login, sandbox, trouble }) => {
    test.slow()
    trouble.allow(/status of 404|ERR_EMPTY_RESPONSE/)
    await lab.open(WITH_LOGINS)
    const owner = await logIn(lab, login, 'broken@sandbox.test')
    await mint(sandbox, owner, 'meadow')
    for (const [name, fault] of Object.entries(PICTURE_FAULTS)) {
      await test.step(name, async () => {
        sandbox.faults.set('walletApi', fault)
        await showNfts(lab)

        const picture = cellsOf(lab).first().locator('[data-part=image]')
        await expect(picture).toHaveAttribute('data-state', 'missing')
        const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 1 }
        expect(Math.abs(width - height)).toBeLessThan(1)
        sandbox.faults.clear()
        await readAgain(lab)
      })
    }
  },
)

const HISTORY_FAULTS = {
  refused: { kind: 'status', status: 403 },
  busy: { kind: 'status', status: 503 },
  garbage: { kind: 'garbage' },
} as const satisfies Readonly<Record<string, Fault>>

test(
  'collectibles whose history fails are not called none, and are read again',
  FULL,
  async ({ lab, login, sandbox, trouble }) => {
    test.slow()
    trouble.allow(/status of (403|503)/)
    await lab.open(WITH_LOGINS)
    await logIn(lab, login, 'unread@sandbox.test')
    for (const [name, fault] of Object.entries(HISTORY_FAULTS)) {
      await test.step(name, async () => {
        sandbox.faults.set('history', fault)
        await lab.accountButton.click()
        await lab.modal.dialog.getByRole('tab', { name: 'NFTs' }).click()

        await expect(lab.modal.part('nfts-failed')).toBeVisible({ timeout: 30_000 })
        expect(await findings(lab.page)).toEqual([])
        sandbox.faults.clear()
        await lab.modal.part('nfts-retry').click()

        await expect(lab.modal.part('nfts')).toHaveAttribute('data-state', /empty|ready/)
        await readAgain(lab)
      })
    }
  },
)

/** Reloads the page, which has stored nothing of what it read. */
async function readAgain(lab: LabModel): Promise<void> {
  await forgetCaches(lab.page)
  await lab.reload()
  await expect(lab.accountButton).toBeVisible()
}
