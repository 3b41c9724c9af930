import type { CSSObject, Theme } from '@emotion/react'
import { frameStyles, type PictureSize } from '../image/image.styles.ts'

/** A round frame that cuts the bitting to its shape. */
export function avatarStyles(theme: Theme, size: PictureSize): CSSObject {
  return { ...frameStyles(theme, size, 'round'), '& svg': { borderRadius: 'inherit' } }
}
