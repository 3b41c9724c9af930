import { expect, type Locator } from '@playwright/test'
import jsQR from 'jsqr'

/** Long enough for a relay on a busy machine, in milliseconds. */
const SHOWN_TIMEOUT_MS = 30_000

/** Pixels as a camera would hand them on. */
interface Pixels {
  readonly data: readonly number[]
  readonly width: number
  readonly height: number
}

/**
 * Reads a QR code from what is on the screen, as a scanner does: by a decoder that knows nothing of
 * how it was drawn. Waits until there is one.
 */
export async function readCode(code: Locator): Promise<string> {
  let text = ''
  // Reading keeps this process busy, which is the relay's, too: no code would come meanwhile.
  await expect(code).toHaveAttribute('data-state', 'shown', { timeout: SHOWN_TIMEOUT_MS })
  await expect(async () => {
    const png = (await code.screenshot()).toString('base64')
    const { data, width, height } = await pixelsOf(code, png)
    text = jsQR(Uint8ClampedArray.from(data), width, height)?.data ?? ''
    expect(text).not.toBe('')
  }).toPass()
  return text
}

async function pixelsOf(place: Locator, png: string): Promise<Pixels> {
  const tab = await place.page().context().newPage()
  try {
    return await tab.evaluate(async (base64) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const { width, height } = image
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context?.drawImage(image, 0, 0)
      return { data: [...(context?.getImageData(0, 0, width, height).data ?? [])], width, height }
    }, png)
  } finally {
    await tab.close()
  }
}
