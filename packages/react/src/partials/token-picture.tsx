/** @jsxImportSource @emotion/react */
import type { CSSObject } from '@emotion/react'
import { globeIcon, Image, type ImageProps } from '@latchkey/ui'
import type { ReactElement } from 'react'

interface TokenPictureProps extends Pick<ImageProps, 'size' | 'isLazy'> {
  /** The best first: the next one is shown where one is missing or can't be loaded. */
  readonly pictures: readonly (string | undefined)[]
}

/** The picture of a token; a globe where it has none. */
export function TokenPicture({ pictures, ...rest }: TokenPictureProps): ReactElement {
  const [first, ...others] = new Set(pictures.filter((each) => each !== undefined))
  const next = others.length === 0 ? globeIcon : <TokenPicture pictures={others} {...rest} />
  return <Image src={first} shape="round" fallback={next} css={IN_FRAME} {...rest} />
}

/** In the place of another picture. */
const IN_FRAME: CSSObject = { '[data-part=image] > &': { gridArea: '1/1' } }
