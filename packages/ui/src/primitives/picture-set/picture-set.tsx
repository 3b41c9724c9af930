/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'

/** Props of a picture set; others go to its `<span>`. Its children are four small `Image`s. */
export interface PictureSetProps extends ComponentPropsWithoutRef<'span'> {}

/** The picture of All wallets: four of them, in the place of one. */
export const PictureSet = forwardRef<HTMLSpanElement, PictureSetProps>(
  function PictureSet(props, ref) {
    return <span ref={ref} data-part="picture-set" {...props} css={pictureSetStyles} />
  },
)

/** Four small pictures in the place of one. */
function pictureSetStyles({ u }: Theme): CSSObject {
  return {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: u(0.2),
    flex: 'none',
    width: u(3.2),
    height: u(3.2),
  }
}
