import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { test } from './lab-test.ts'
import type { Switches } from './models/lab-model.ts'

interface Finding {
  readonly id: string
  readonly where: string
}

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

for (const themeMode of ['light', 'dark']) {
  const look: Switches = { themeMode, termsConditionsUrl: 'https://shop.example/terms' }

  test(`${themeMode}: axe finds nothing on the page`, async ({ lab }) => {
    await lab.open({ ...look, wallets: 'sandbox,fjord' })
    await lab.page.getByText('Networks', { exact: true }).click()

    expect(await findings(lab.page)).toEqual([])
  })

  test(`${themeMode}: axe finds nothing on the way to a connection`, async ({
    lab,
    installWallet,
  }) => {
    const wallet = await installWallet({ behaviour: 'reject' })
    await lab.open(look)
    await lab.connectButton.click()
    await lab.modal.expectView('Connect')
    expect(await findings(lab.page)).toEqual([])

    await lab.modal.wallet(wallet.name).click()
    await expect(lab.modal.heading).toHaveText('Connection declined')
    expect(await findings(lab.page)).toEqual([])
  })

  test(`${themeMode}: axe finds nothing once connected`, async ({ lab, installWallet }) => {
    const wallet = await installWallet()
    await lab.open(look)
    await lab.connect(wallet.name)
    expect(await findings(lab.page)).toEqual([])
    await lab.accountButton.click()
    await lab.modal.expectView('Account')
    expect(await findings(lab.page)).toEqual([])
    await lab.modal.dialog.getByTestId('header-network').click()
    await lab.modal.expectView('Networks')
    expect(await findings(lab.page)).toEqual([])

    wallet.behave('reject')
    await lab.modal.network('Base').click()
    await lab.modal.expectView('SwitchNetwork')
    expect(await findings(lab.page)).toEqual([])
    await lab.modal.closeButton.click()
    wallet.switchChain(137)
    await lab.modal.expectView('UnsupportedChain')
    expect(await findings(lab.page)).toEqual([])
  })
}

/** What axe has to say once everything stands still. */
async function findings(page: Page): Promise<readonly Finding[]> {
  await page.evaluate(() => {
    // What waits moves for ever, and nothing of it covers text.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    return Promise.allSettled(ending.map((animation) => animation.finished))
  })
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const tool: unknown = Reflect.get(window, 'axe')
    // Put there by the line above.
    const { violations } = await (tool as typeof import('axe-core')).run(document)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => ({ id, where: JSON.stringify(target) })),
    )
  })
}
