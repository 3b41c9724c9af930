import { expect, type Page } from '@playwright/test'
import { test } from './lab-test.ts'

test('a screen reader reads: connecting, declined, connecting again, connected', async ({
  lab,
  installWallet,
}) => {
  const { modal, page } = lab
  const wallet = await installWallet({ behaviour: 'ask' })
  await lab.open()
  await lab.connectButton.click()
  await modal.expectView('Connect')
  const announced = await listen(page)
  const waiting = `Continue in ${wallet.name}`
  // A wallet that answers at once skips a step, also for screen readers.
  const reply = async (said: readonly string[], choice: 'approve' | 'reject') => {
    await wallet.nextPrompt()
    await expect.poll(announced).toEqual(said)
    await wallet.decide(choice)
  }

  await modal.wallet(wallet.name).click()
  await reply([waiting], 'reject')
  await expect(modal.heading).toHaveText('Connection declined')
  await modal.button('Try again').click()
  await reply([waiting, 'Connection declined', waiting], 'approve')
  await expect(lab.status).toHaveText('connected')
  await modal.expectClosed()

  await expect.poll(announced).toEqual([waiting, 'Connection declined', waiting, 'Connected'])
})

/**
 * Listens to the live region as a screen reader does.
 *
 * @returns Reads all announcements, in order.
 */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const shadow = document.querySelector('latchkey-root')?.shadowRoot
    const region = shadow?.querySelector('[role=status][data-part=live-region]')
    if (!region) throw new Error('There is no live region.')
    const announced: string[] = []
    Reflect.set(window, 'announced', announced)
    new MutationObserver(() => {
      const text = region.textContent ?? ''
      if (text !== '' && text !== announced.at(-1)) announced.push(text)
    }).observe(region, { childList: true, characterData: true, subtree: true })
  })
  return () =>
    page.evaluate(() => {
      const announced: unknown = Reflect.get(window, 'announced')
      return Array.isArray(announced) ? announced.map(String) : []
    })
}
