import type { CSSObject } from '@emotion/serialize'
import { frameStyles, type PictureSize } from '../image/image.styles.ts'

/** A round frame that cuts the bitting to its shape. */
export function avatarStyles(size: PictureSize): CSSObject {
  return { ...frameStyles(size, 'round'), '& svg': { borderRadius: 'inherit' } }
}
