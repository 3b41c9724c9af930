/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import type { ReactElement } from 'react'

interface CurrencyPictureProps {
  /** "$", "€". */
  readonly sign: string
  readonly size: 2.4 | 3.6
}

/** The sign of a currency on a round ground. Decoration: code or name stands beside it. */
export function CurrencyPicture({ sign, size }: CurrencyPictureProps): ReactElement {
  return (
    <span aria-hidden="true" css={(theme) => signStyles(theme, size)}>
      {sign}
    </span>
  )
}

function signStyles({ color, radius, type, u }: Theme, size: number): CSSObject {
  return {
    ...(size > 3 ? type.button : type.small),
    fontWeight: 600,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: u(size),
    height: u(size),
    borderRadius: radius.full,
    color: color.good,
    backgroundColor: color['good-soft'],
  }
}
