import type { Page } from '@playwright/test'

/**
 * Makes a compact picture of a large one, by the browser's own means.
 *
 * @param quality - 0 to 1.
 */
export async function toWebp(page: Page, png: Buffer, quality: number): Promise<Buffer> {
  const text = await page.evaluate(shrink, { png: png.toString('base64'), quality })
  return Buffer.from(text, 'base64')
}

/** Runs in the page. */
async function shrink({ png, quality }: { png: string; quality: number }): Promise<string> {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
  const made = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(made, (byte) => String.fromCharCode(byte)).join(''))
}
