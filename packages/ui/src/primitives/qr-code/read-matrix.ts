import { encode } from 'uqr'

/** The square of a QR code: `isDark(x, y)` for every module of `size` × `size`. */
export interface QrMatrix {
  readonly size: number
  readonly isDark: (x: number, y: number) => boolean
}

/**
 * Works out the modules of a text, without a border. Few modules are calm to look at and easy to
 * scan from afar: correction is M (15 %), of which the picture in the middle costs less than half,
 * and more where the code has room for it.
 *
 * @param minVersion - Short texts have a code of this version, too, so that its finders stand where
 *   the placeholder's do.
 * @throws Error when the text is longer than a code can be: 2,331 bytes.
 */
export function readMatrix(text: string, minVersion = 1): QrMatrix {
  const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: 0, minVersion })
  return { size, isDark: (x, y) => data[y]?.[x] === true }
}
