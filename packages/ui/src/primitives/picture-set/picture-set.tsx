/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { pictureSetStyles } from './picture-set.styles.ts'

/** Props of a picture set; others go to its `<span>`. Four small `Image`s stand in it. */
export interface PictureSetProps extends ComponentPropsWithoutRef<'span'> {}

/** The picture of All wallets: four of them, in the place of one. */
export const PictureSet = forwardRef<HTMLSpanElement, PictureSetProps>(
  function PictureSet(props, ref) {
    return <span ref={ref} data-part="picture-set" {...props} css={pictureSetStyles} />
  },
)
