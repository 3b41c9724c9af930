import type { CSSObject } from '../../styling/css-object.ts'
import { frameStyles, type PictureSize } from '../image/image.styles.ts'

/** A round frame that cuts the bitting to its shape. */
export function avatarStyles(size: PictureSize): CSSObject {
  return { ...frameStyles(size, 'round'), '& svg': { borderRadius: 'inherit' } }
}
