import type { Page } from '@playwright/test'

/** Puts another body in the place of the page's own, with everything in it that is not the modal's. */
export async function swapBody(page: Page): Promise<void> {
  await page.evaluate(() => {
    const body = document.createElement('body')
    const own = [...document.body.children].filter((each) => each.localName !== 'latchkey-root')
    body.append(...own)
    document.body.replaceWith(body)
  })
}
