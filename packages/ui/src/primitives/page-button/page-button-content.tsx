import { type ReactElement, useState } from 'react'
import type { IconShape } from '../../icons/page-icons.ts'
import { keyholeIcon } from '../../icons/page-icons.ts'
import { BittingPicture } from '../avatar/bitting-picture.tsx'
import { readPictureAddress } from '../image/picture-address.ts'

/** The picture of an account or a network. */
export interface PagePicture {
  readonly src?: string | undefined
  /** Its bitting is shown if there is no picture. */
  readonly address?: string | undefined
  /** Shows a spinner around the picture. */
  readonly isBusy?: boolean | undefined
}

/** A round picture, or its fallback. */
export function PagePictureView({ src, address, isBusy }: PagePicture): ReactElement {
  const [failed, setFailed] = useState<string>()
  const shown = readPictureAddress(src)
  return (
    <span data-slot="picture">
      {shown !== undefined && shown !== failed ? (
        <img src={shown} alt="" referrerPolicy="no-referrer" onError={() => setFailed(shown)} />
      ) : address !== undefined ? (
        <BittingPicture address={address} />
      ) : (
        <PageIcon shape={keyholeIcon} />
      )}
      {isBusy && <i />}
    </span>
  )
}

/** Props of an icon in a page button. */
export interface PageIconProps {
  readonly shape: IconShape
  readonly isSmall?: boolean
  readonly isWarning?: boolean
}

/** One of our icons, styled by the sheet of the page. */
export function PageIcon({ shape, isSmall, isWarning }: PageIconProps): ReactElement {
  return (
    <svg
      data-slot="icon"
      data-small={isSmall || undefined}
      data-warning={isWarning || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shape.path} />
    </svg>
  )
}
