import { expect } from '@playwright/test'
import { test } from './lab-test.ts'
import { openWallets } from './models/wallets-model.ts'
import { FULL } from './rings.ts'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

test(
  'opened for Solana, every list has wallets of Solana only, and all of them after closing',
  FULL,
  async ({ lab, installWallet, installSolanaWallet, page }) => {
    const evm = await installWallet()
    await installSolanaWallet({ face: { name: 'Tern' } })
    const chains: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.endsWith('/getWallets')) chains.push(searchParams.get('chains') ?? '')
    })
    await lab.open({ networks: '1,8453,solana' })
    const { modal } = lab

    await page.evaluate(() => window.latchkey?.open({ namespace: 'solana' }))
    await modal.expectView('Connect')
    await expect(modal.wallet('Tern')).toBeVisible()
    await expect(modal.wallet(evm.name)).toHaveCount(0)
    await expect(modal.part('connect-all')).toContainText(/\d/)
    await modal.part('connect-all').click()
    await modal.expectView('AllWallets')
    await expect(modal.part('all-grid')).toBeVisible()
    const few = Number(await modal.part('all-grid').getAttribute('aria-rowcount'))
    const first = (await modal.dialog.getByRole('gridcell').nth(20).textContent()) ?? ''
    await modal.part('all-search').fill(first)
    await expect(modal.part('all-said')).toHaveText(/found$/)
    expect(new Set(chains)).toEqual(new Set([SOLANA]))

    await modal.closeButton.click()
    await modal.expectClosed()
    const wallets = await openWallets(lab)
    await wallets.expectFilled()

    expect(Number(await wallets.grid.getAttribute('aria-rowcount'))).toBeGreaterThan(few)
    expect(chains.at(-1)).toBe(`eip155:1,eip155:8453,${SOLANA}`)
    await modal.closeButton.click()
    await modal.expectClosed()
    await lab.connectButton.click()
    await expect(modal.wallet(evm.name)).toBeVisible()
    await expect(modal.wallet('Tern')).toBeVisible()
  },
)
