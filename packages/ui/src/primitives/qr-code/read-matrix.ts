import { encode } from 'uqr'

/** The square of a QR code: `isDark(x, y)` for every module of `size` × `size`. */
export interface QrMatrix {
  readonly size: number
  readonly isDark: (x: number, y: number) => boolean
}

/** Which of the codes of a text is worked out. */
export interface MatrixChoice {
  /**
   * Short texts have a code of this version, too, so that its finders stand where the placeholder's do.
   */
  readonly minVersion: number
  /** The least correction: L is 7 %, Q is 25 %; more where the code has room for it. */
  readonly correction: 'L' | 'Q'
}

/**
 * Calculates the modules of a text, without a border. A code with a picture in the middle needs Q:
 * scanners fail at those with less correction.
 *
 * @throws Error when the text is longer than a code can be: 1,663 bytes with Q.
 */
export function readMatrix(text: string, { minVersion, correction }: MatrixChoice): QrMatrix {
  const { size, data } = encode(text, { ecc: correction, boostEcc: true, border: 0, minVersion })
  return { size, isDark: (x, y) => data[y]?.[x] === true }
}
