import { expect, type Locator } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/** Long enough for a relay on a busy machine, in milliseconds. */
const SHOWN_TIMEOUT_MS = 30_000

/**
 * Reads a QR code from what is on the screen, as a scanner does: by a decoder that knows nothing of
 * how it was drawn. Waits until there is one.
 */
export async function readCode(code: Locator): Promise<string> {
  let text = ''
  // Reading blocks this process, which also runs the relay: no code would arrive meanwhile.
  await expect(code).toHaveAttribute('data-state', 'shown', { timeout: SHOWN_TIMEOUT_MS })
  await expect(async () => {
    const { data, width, height } = PNG.sync.read(await code.screenshot())
    text = jsQR(new Uint8ClampedArray(data), width, height)?.data ?? ''
    expect(text).not.toBe('')
  }).toPass()
  return text
}
