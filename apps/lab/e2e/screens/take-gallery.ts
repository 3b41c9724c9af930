import type { Page } from '@playwright/test'

/** One group of the gallery. */
export interface GalleryShot {
  /** "gallery-actions". */
  readonly name: string
  readonly png: Buffer
}

/** Takes a picture of each group of the gallery. */
export async function takeGallery(page: Page, address: string): Promise<readonly GalleryShot[]> {
  await page.goto(address)
  await page.waitForFunction(isReady)
  // The header sticks to the window and would cover every group.
  await page.locator('.gallery-header').evaluate((header) => {
    header.style.position = 'static'
  })
  const shots: GalleryShot[] = []
  for (const group of await page.locator('.gallery-group').all()) {
    const title = (await group.locator(':scope > h2').textContent()) ?? ''
    shots.push({ name: `gallery-${title.toLowerCase()}`, png: await group.screenshot() })
  }
  return shots
}

/** Runs in the page. */
function isReady(): boolean {
  const hosts = [...document.querySelectorAll('.entry > latchkey-root')]
  const codes = hosts.flatMap((host) => [
    ...(host.shadowRoot?.querySelectorAll('[data-part=qr-code][data-state=shown]') ?? []),
  ])
  return (
    hosts.length > 0 && hosts.every((host) => host.hasAttribute('data-ready')) && codes.length >= 2
  )
}
