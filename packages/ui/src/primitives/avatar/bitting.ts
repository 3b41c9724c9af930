/** A picture cut from an address, as a key is cut. Drawn on a 40 grid. */
export interface Bitting {
  /** Colour of the ground. */
  readonly ground: string
  /** Colour of the blade. */
  readonly blade: string
  /** Outline of the blade: it fills from the top, with five steps. */
  readonly path: string
}

const FNV_OFFSET = 2_166_136_261
const FNV_PRIME = 16_777_619
const HUE_SHIFTS = [0, 36, -36, 72]
const STEPS = 5
const STEP_WIDTH = 8
const EVM_ADDRESS = /^0x[\da-f]{40}$/i

/**
 * Draws the picture of an address: FNV-1a 32 over its characters seeds xorshift32; its first four
 * values are skipped. It helps to notice a changed address, but proves nothing.
 * Source: docs/look.md, section 4.
 */
export function cutBitting(address: string): Bitting {
  const next = xorshift(fnv1a(EVM_ADDRESS.test(address) ? address.toLowerCase() : address))
  for (let skipped = 0; skipped < 4; skipped += 1) next()
  const hue = (next() % 24) * 15
  const bladeHue = hue + (HUE_SHIFTS[next() % HUE_SHIFTS.length] ?? 0)
  const depths = Array.from({ length: STEPS }, () => 15 + (next() % 5) * 4.2)
  return {
    ground: `oklch(.38 .085 ${hue})`,
    blade: `oklch(.82 .095 ${bladeHue})`,
    path: `M0 0H40${depths
      .map((depth, step) => `V${depth.toFixed(1)}H${step * STEP_WIDTH}`)
      .reverse()
      .join('')}V0z`,
  }
}

function fnv1a(text: string): number {
  let hash = FNV_OFFSET
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME) >>> 0
  }
  return hash
}

function xorshift(seed: number): () => number {
  let state = seed
  return () => {
    state = (state ^ (state << 13)) >>> 0
    state ^= state >>> 17
    state = (state ^ (state << 5)) >>> 0
    return state
  }
}
