import type { Browser, Frame, Page } from '@playwright/test'
import type { ApprovalRequest } from '../approval-request.ts'
import type { Pages } from './start-pages.ts'

/** A website with the frame in it, as a visitor meets it. */
export interface Shop {
  readonly page: Page
  readonly frame: Frame
  /** Has the website ask for something. */
  ask(request: ApprovalRequest, theme?: object): Promise<void>
  /** Returns the decisions of the visitor so far. */
  decisions(): Promise<boolean[]>
  close(): Promise<void>
}

/** Opens the website in a window of its own. */
export async function openShop(browser: Browser, pages: Pages, size = SIZE): Promise<Shop> {
  return visitShop(await browser.newPage({ viewport: size }), pages)
}

/** Opens or reloads the website, and waits until its frame is ready. */
export async function visitShop(page: Page, pages: Pages): Promise<Shop> {
  await page.goto(pages.website)
  await page.waitForFunction('received.some((one) => one.isReady)')
  const frame = page.frames().find((one) => one.url() === pages.frame)
  if (frame === undefined) throw new Error('The frame did not load.')
  return {
    page,
    frame,
    ask: async (request, theme) => {
      const said = JSON.stringify({ request, theme })
      await page.evaluate(
        `document.querySelector('iframe').contentWindow.postMessage(${said}, '*')`,
      )
      await frame.waitForSelector('.approve', { state: 'attached' })
    },
    decisions: () =>
      page.evaluate<boolean[]>(
        'received.flatMap((one) => ("isApproved" in one ? [one.isApproved] : []))',
      ),
    close: () => page.close(),
  }
}

const SIZE = { width: 440, height: 640 }
