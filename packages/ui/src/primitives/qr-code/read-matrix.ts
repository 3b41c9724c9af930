import { encode } from 'uqr'

/** The square of a QR code: `isDark(x, y)` for every module of `size` × `size`. */
export interface QrMatrix {
  readonly size: number
  readonly isDark: (x: number, y: number) => boolean
}

/**
 * Calculates the modules of a text, without a border. Correction is Q (25 %), and H where the code has
 * room for it: scanners fail at codes with less correction and a picture in the middle.
 *
 * @param minVersion - Short texts have a code of this version, too, so that its finders stand where
 *   the placeholder's do.
 * @throws Error when the text is longer than a code can be: 1,663 bytes.
 */
export function readMatrix(text: string, minVersion = 1): QrMatrix {
  const { size, data } = encode(text, { ecc: 'Q', boostEcc: true, border: 0, minVersion })
  return { size, isDark: (x, y) => data[y]?.[x] === true }
}
