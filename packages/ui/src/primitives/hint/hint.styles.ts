import type { CSSObject } from '../../styling/css-object.ts'
import { color, type, u } from '../../theme/theme.ts'

/** A line below a field. */
export function hintStyles(isError: boolean): CSSObject {
  return {
    ...type('small'),
    display: 'flex',
    gap: u(0.6),
    alignItems: 'flex-start',
    marginBlockStart: u(0.6),
    color: color(isError ? 'bad' : 'text-2'),
    textWrap: 'pretty',
  }
}
