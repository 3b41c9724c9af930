import type { CSSObject, Theme } from '@emotion/react'

/** Four small pictures in the place of one. */
export function pictureSetStyles({ u }: Theme): CSSObject {
  return {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: u(0.2),
    flex: 'none',
    width: u(3.2),
    height: u(3.2),
  }
}
