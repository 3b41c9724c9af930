import type { Page } from '@playwright/test'

/** Ground around the card, in px. */
const MARGIN = 40

/** Takes a picture of the modal's card alone, on a plain ground. */
export async function takeCard(page: Page, ground: string): Promise<Buffer> {
  await page.evaluate(clearAround, ground)
  const card = page.locator('latchkey-root [data-part=card]').first()
  const box = await card.boundingBox()
  if (box === null) throw new Error('There is no card to take a picture of.')
  return page.screenshot({
    clip: {
      x: box.x - MARGIN,
      y: Math.max(0, box.y - MARGIN),
      width: box.width + 2 * MARGIN,
      height: box.height + 2 * MARGIN,
    },
  })
}

/** Runs in the page. */
function clearAround(ground: string): void {
  document.documentElement.style.background = ground
  document.body.style.background = 'none'
  for (const child of document.body.children) {
    if (child instanceof HTMLElement && child.id !== '') child.style.visibility = 'hidden'
  }
  const dialog = document.querySelector('latchkey-root')?.shadowRoot?.querySelector('dialog')
  if (!dialog) return
  dialog.style.transition = 'none'
  dialog.style.background = 'none'
}
