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
  // Reading blocks this process, which also runs the relay: no code would arrive while it runs.
  await expect(code).toHaveAttribute('data-state', 'shown', { timeout: SHOWN_TIMEOUT_MS })
  await expect(async () => {
    const picture = PNG.sync.read(await code.screenshot())
    text = readFrom(picture)
    expect(text).not.toBe('')
  }).toPass()
  return text
}

/**
 * A visitor moves the camera until the code is read. The decoder misses a code in a hundred at any one distance, and
 * the next try sees the same picture, so there are many; the larger ones are for screens with several pixels a point.
 */
const DISTANCES = [1, 1.1, 1.25, 1.4, 1.75, 1.2, 1.3, 1.5, 2, 2.5, 3]

interface Picture {
  readonly data: ArrayLike<number>
  readonly width: number
  readonly height: number
}

function readFrom(picture: Picture): string {
  for (const distance of DISTANCES) {
    const text = decode(fromDistance(picture, distance))
    if (text) return text
  }
  return ''
}

function decode({ data, width, height }: Picture): string | undefined {
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data
}

/** The picture in grey, smaller by a factor: each pixel is the mean of those it stands for. */
function fromDistance({ data, width, height }: Picture, distance: number): Picture {
  const smaller = { width: Math.floor(width / distance), height: Math.floor(height / distance) }
  const pixels: number[] = []
  for (let y = 0; y < smaller.height; y += 1) {
    for (let x = 0; x < smaller.width; x += 1) {
      const grey = meanOf(data, width, { x: x * distance, y: y * distance, side: distance })
      pixels.push(grey, grey, grey, 255)
    }
  }
  return { ...smaller, data: pixels }
}

interface Square {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** The mean of the green channel over a square, weighed by how much of each pixel is in it. */
function meanOf(data: ArrayLike<number>, width: number, { x, y, side }: Square): number {
  let sum = 0
  for (let row = Math.floor(y); row < y + side; row += 1) {
    for (let column = Math.floor(x); column < x + side; column += 1) {
      const part = Math.min(column + 1, x + side) - Math.max(column, x)
      const share = part * (Math.min(row + 1, y + side) - Math.max(row, y))
      sum += share * (data[4 * (row * width + column) + 1] ?? 0)
    }
  }
  return sum / side ** 2
}
