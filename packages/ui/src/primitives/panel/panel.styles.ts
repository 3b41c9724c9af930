import type { CSSObject } from '@emotion/serialize'
import { color, radius, u } from '../../theme/theme.ts'

/** A box for one thing: outlined when it can be edited, filled when it can only be read. */
export function panelStyles(isEditable: boolean): CSSObject {
  return {
    padding: `${u(1.4)} ${u(1.6)}`,
    borderRadius: radius('l'),
    border: `1px solid ${isEditable ? color('edge') : 'transparent'}`,
    backgroundColor: color(isEditable ? 'group' : 'fill-1'),
    textAlign: 'start',
  }
}
