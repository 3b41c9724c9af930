import type { Page } from '@playwright/test'

/** Ground around the card, in px. */
const MARGIN = 40

/** Takes a picture of the modal's card, with what stands beside it, on a plain ground. */
export async function takeCard(page: Page, ground: string): Promise<Buffer> {
  await page.evaluate(clearAround, ground)
  const parts = page.locator('latchkey-root').locator('[data-part=card],[data-part=side-card]')
  const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()))
  const shown = boxes.flatMap((box) => (box === null || box.width === 0 ? [] : [box]))
  if (shown.length === 0) throw new Error('There is no card to take a picture of.')
  const left = Math.min(...shown.map(({ x }) => x)) - MARGIN
  const top = Math.max(0, Math.min(...shown.map(({ y }) => y)) - MARGIN)
  const right = Math.max(...shown.map(({ x, width }) => x + width)) + MARGIN
  const bottom = Math.max(...shown.map(({ y, height }) => y + height)) + MARGIN
  return page.screenshot({ clip: { x: left, y: top, width: right - left, height: bottom - top } })
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
