/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, type ReactElement } from 'react'
import type { IconShape } from '../../icons/page-icons.ts'
import { keyholeIcon } from '../../icons/page-icons.ts'
import { Icon, type IconSize } from '../icon/icon.tsx'
import { type FrameSize, frameStyles, type PictureShape, pictureStyles } from './image.styles.ts'
import { readPictureAddress } from './picture-address.ts'
import { isInline, usePicture } from './use-picture.ts'

/**
 * How long a picture may take before its fallback is shown. Source: docs/specification.md, section
 * 9.
 */
const PRELOAD_LIMIT_MS = 2000

/** Props of a picture; others go to its frame, a `<span>`. A `PictureBadge` can be its child. */
export interface ImageProps extends ComponentPropsWithoutRef<'span'> {
  /** Shown from https and `data:image/` only. */
  readonly src?: string | undefined
  /** Empty if the name is shown beside it. */
  readonly alt?: string | undefined
  readonly size?: FrameSize | undefined
  readonly shape?: PictureShape | undefined
  /** Shown instead of a missing picture: an icon, or an element that fills grid area 1/1 of the frame. */
  readonly fallback?: IconShape | ReactElement | undefined
  /** Load it only when it is near the visible part of a long list. */
  readonly isLazy?: boolean | undefined
  readonly preloadLimitMs?: number | undefined
}

function iconSize(size: FrameSize): IconSize {
  if (size === 'full') return 'l'
  return size > 4 ? 'l' : size > 2 ? 'm' : 's'
}

/** A foreign picture: a wallet, a network, a token, an app. Never recoloured, never markup. */
export const Image = forwardRef<HTMLSpanElement, ImageProps>(function Image(
  {
    src,
    alt = '',
    size = 3.2,
    shape = 'square',
    fallback = keyholeIcon,
    isLazy = false,
    preloadLimitMs = PRELOAD_LIMIT_MS,
    children,
    ...rest
  },
  ref,
) {
  const address = readPictureAddress(src)
  const { state, attach, onLoad, onError } = usePicture(address, preloadLimitMs)
  return (
    <span
      ref={ref}
      data-part="image"
      data-state={state}
      {...rest}
      css={(theme) => frameStyles(theme, size, shape)}
    >
      {address !== undefined && (
        <img
          ref={attach}
          key={address}
          src={address}
          alt={alt}
          referrerPolicy="no-referrer"
          // One that needs no loading is in the first frame.
          decoding={isInline(address) ? 'sync' : 'async'}
          draggable={false}
          loading={isLazy ? 'lazy' : 'eager'}
          css={pictureStyles(state === 'shown', shape)}
          onLoad={onLoad}
          onError={onError}
        />
      )}
      {state === 'missing' &&
        ('path' in fallback ? (
          <Icon shape={fallback} size={iconSize(size)} css={{ gridArea: '1/1' }} />
        ) : (
          fallback
        ))}
      {children}
    </span>
  )
})
