/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { Image } from '@latchkey/ui'
import type { ReactElement } from 'react'

interface CurrencyPictureProps {
  /** Its picture at the image service, where there is one. */
  readonly src?: string | undefined
  /** "$", "€": stands in for a picture that is missing. */
  readonly sign: string
  readonly size: 2.4 | 3.6
  /** Load it only when it is near the visible part of a long list. */
  readonly isLazy?: boolean | undefined
}

/** The picture of a currency, else its sign on a round ground. Decoration: code or name stands beside it. */
export function CurrencyPicture({ src, sign, size, isLazy }: CurrencyPictureProps): ReactElement {
  const drawn = (
    <span aria-hidden="true" css={(theme) => signStyles(theme, size)}>
      {sign}
    </span>
  )
  return <Image src={src} size={size} shape="round" fallback={drawn} isLazy={isLazy} />
}

function signStyles({ color, radius, type }: Theme, size: number): CSSObject {
  return {
    ...(size > 3 ? type.button : type.small),
    fontWeight: 600,
    display: 'grid',
    placeItems: 'center',
    gridArea: '1/1',
    width: '100%',
    height: '100%',
    borderRadius: radius.full,
    color: color.good,
    backgroundColor: color['good-soft'],
  }
}
