/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import type { ReactElement } from 'react'
import type { Illustration } from '../../illustrations/illustrations.ts'
import type { ColorName } from '../../theme/color-tokens.ts'

/** Props of an illustration's picture. */
export interface IllustrationPictureProps {
  readonly illustration: Illustration
  /** Side in u. */
  readonly size?: number | undefined
}

/** Draws an illustration in the colours of the theme. Decoration. */
export function IllustrationPicture({
  illustration,
  size = 7.2,
}: IllustrationPictureProps): ReactElement {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" css={(theme) => pictureStyles(theme, size)}>
      {illustration.map(({ path, fill, stroke, width, dash }) => (
        <path
          key={path}
          d={path}
          strokeWidth={width}
          strokeDasharray={dash}
          css={(theme) => layerStyles(theme, fill, stroke)}
        />
      ))}
    </svg>
  )
}

/** Lines with round ends, as in icons. */
function pictureStyles({ u }: Theme, size: number): CSSObject {
  return {
    width: u(size),
    height: u(size),
    fill: 'none',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }
}

/** One layer of it. Colours are styles, since attributes cannot read the theme. */
function layerStyles(
  { color }: Theme,
  fill: ColorName | undefined,
  stroke: ColorName | undefined,
): CSSObject {
  return { ...(fill && { fill: color[fill] }), ...(stroke && { stroke: color[stroke] }) }
}
