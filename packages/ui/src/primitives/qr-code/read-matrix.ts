import { encode } from 'uqr'

/** The square of a QR code: `isDark(x, y)` for every module of `size` × `size`. */
export interface QrMatrix {
  readonly size: number
  readonly isDark: (x: number, y: number) => boolean
}

/** Up to this many modules across a code is coarse enough for the strongest correction. */
const COARSE_MODULES = 57
/** The most characters that so coarse a code holds with that correction: digits alone. */
const MAX_COARSE_LENGTH = 288

/**
 * Works out the modules of a text, without a border. Correction is H (30 %) while the code stays
 * coarse, else Q (25 %), so that the picture in the middle never costs more than it may.
 *
 * @throws Error when the text is longer than a code can be: 1,663 bytes.
 */
export function readMatrix(text: string): QrMatrix {
  const ecc = text.length <= MAX_COARSE_LENGTH && isCoarse(text) ? 'H' : 'Q'
  const { size, data } = encode(text, { ecc, border: 0 })
  return { size, isDark: (x, y) => data[y]?.[x] === true }
}

/** Whether the code stays coarse with the strongest correction. */
function isCoarse(text: string): boolean {
  // Finding the best mask is most of the work, and size does not hang on it.
  return encode(text, { ecc: 'H', border: 0, maskPattern: 0 }).size <= COARSE_MODULES
}
