/** @full Tries a further way to show the modal, to be listed in it, or to store. */

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'
import type { Switches } from './models/lab-model.ts'
import { createModalModel } from './models/modal-model.ts'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** In the page, in an element of the page's own. */
const EMBEDDED: Switches = { enableEmbedded: 'true', container: 'panel' }

test('the modal is rendered in the container, also when it covers the page', async ({
  lab,
  installWallet,
}) => {
  await installWallet()
  await lab.open({ container: 'panel' })
  const modal = createModalModel(lab.page, '#panel')
  await expect(modal.root).toBeAttached()
  await modal.expectClosed()

  await lab.connectButton.click()

  await modal.expectView('Connect')
  await expect(lab.page.locator('body > latchkey-root')).toHaveCount(0)
})

test('embedded it is part of the page, which stays usable, and is used with the keyboard alone', async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet()
  await lab.open(EMBEDDED)
  const modal = createModalModel(lab.page, '#panel')
  await modal.expectView('Connect')
  await lab.page.evaluate(axe)
  const findings = () => lab.page.evaluate(violations)

  await test.step('the page stays usable', async () => {
    await expect(modal.closeButton).toHaveCount(0)
    expect(await modal.dialog.evaluate((dialog) => dialog.matches(':modal'))).toBe(false)
    await lab.page.getByRole('heading', { name: 'Enamel kettle' }).click()
    await lab.page.keyboard.press('Escape')
    await modal.expectView('Connect')
    const { scrollWidth, clientWidth } = await lab.page.evaluate(sizes)
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    expect(await findings()).toEqual([])
  })

  await test.step("the page's own buttons navigate", async () => {
    await lab.networkButton.click()
    await modal.expectView('Networks')
    await lab.connectButton.click()
    await modal.expectView('Connect')
  })

  await test.step('a visitor connects and switches the network', async () => {
    // The rest of the page has too many tab stops for a test.
    await focusRoot()
    await lab.tabTo(modal.wallet(wallet.name))
    await lab.page.keyboard.press('Enter')
    await lab.expectConnected(FIRST)
    await modal.expectView('Account')
    await lab.tabTo(modal.dialog.getByTestId('header-network'))
    await lab.page.keyboard.press('Enter')
    await modal.expectView('Networks')
    await lab.tabTo(modal.network('Base'))
    await lab.page.keyboard.press('Enter')
    await lab.expectNetwork('Base')
    await modal.expectView('Account')
    await expect(modal.balance).toContainText('$')
    expect(await findings()).toEqual([])
  })

  await test.step('a reload shows the account again, and takes no focus', async () => {
    await lab.reload()
    await modal.expectView('Account')
    expect(await lab.page.evaluate(() => document.activeElement?.localName)).toBe('body')
  })

  await test.step('a visitor disconnects', async () => {
    await focusRoot()
    await lab.tabTo(modal.dialog.getByTestId('account-disconnect'))
    await lab.page.keyboard.press('Enter')
    await lab.expectDisconnected()
    await modal.expectView('Connect')
  })

  function focusRoot(): Promise<void> {
    return modal.root.evaluate((root) => {
      root.tabIndex = -1
      root.focus()
    })
  }
})

/** Runs in the page. */
function sizes(): { readonly scrollWidth: number; readonly clientWidth: number } {
  const { scrollWidth, clientWidth } = document.documentElement
  return { scrollWidth, clientWidth }
}

/** Runs in the page, beside axe. */
async function violations(): Promise<readonly string[]> {
  const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const moving = [document, ...shadows]
    .flatMap((root) => root.getAnimations())
    .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(moving.map(({ finished }) => finished))
  const { axe: judge } = window as unknown as { axe: { run(): Promise<AxeResult> } }
  return (await judge.run()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
}

interface AxeResult {
  readonly violations: readonly { readonly id: string; readonly nodes: { html: string }[] }[]
}
