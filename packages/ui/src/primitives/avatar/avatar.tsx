/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { frameStyles, type PictureSize } from '../image/image.styles.ts'
import { Image } from '../image/image.tsx'
import { PictureBadge } from '../image/picture-badge.tsx'
import { BittingPicture } from './bitting-picture.tsx'

/** Props of an avatar; others go to its frame, a `<span>`. */
export interface AvatarProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  readonly address: string
  /** A picture that goes with the address's name. */
  readonly src?: string | undefined
  readonly size?: PictureSize | undefined
  /** A small picture over the lower end, such as the network. */
  readonly badge?: ReactNode
}

/** The picture of an account: its own, or the one cut from its address. Decoration. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { address, src, size = 4, badge, ...rest },
  ref,
) {
  const small = badge !== undefined && <PictureBadge>{badge}</PictureBadge>
  if (src !== undefined) {
    return (
      <Image ref={ref} src={src} size={size} shape="round" {...rest}>
        {small}
      </Image>
    )
  }
  return (
    <span ref={ref} data-part="avatar" {...rest} css={(theme) => avatarStyles(theme, size)}>
      <BittingPicture address={address} />
      {small}
    </span>
  )
})

/** A round frame that cuts the bitting to its shape. */
function avatarStyles(theme: Theme, size: PictureSize): CSSObject {
  return { ...frameStyles(theme, size, 'round'), '& svg': { borderRadius: 'inherit' } }
}
