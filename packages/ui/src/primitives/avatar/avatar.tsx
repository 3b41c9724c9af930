import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { useCss } from '../../styling/use-css.ts'
import { badgeStyles, type PictureSize } from '../image/image.styles.ts'
import { Image } from '../image/image.tsx'
import { avatarStyles } from './avatar.styles.ts'
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
  const css = useCss()
  if (src !== undefined) {
    return <Image ref={ref} src={src} size={size} shape="round" badge={badge} {...rest} />
  }
  return (
    <span
      ref={ref}
      data-part="avatar"
      {...rest}
      className={css(avatarStyles(size), rest.className)}
    >
      <BittingPicture address={address} />
      {badge !== undefined && <span className={css(badgeStyles())}>{badge}</span>}
    </span>
  )
})
