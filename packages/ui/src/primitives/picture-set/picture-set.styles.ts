import type { CSSObject } from '../../styling/css-object.ts'
import { u } from '../../theme/theme.ts'

/** Four small pictures in the place of one. */
export function pictureSetStyles(): CSSObject {
  return {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: u(0.2),
    flex: 'none',
    width: u(3.2),
    height: u(3.2),
  }
}
