import type { CSSObject } from '../../styling/css-object.ts'
import { space } from '../../theme/theme.ts'

/** How a stack lays its children out. Numbers are steps of the space scale, 0 to 8. */
export interface StackLook {
  readonly gap: number
  readonly direction: 'column' | 'row'
  readonly align: 'stretch' | 'start' | 'center' | 'end'
  /** Space above the whole. */
  readonly above: number
  /** Space below the whole. */
  readonly below: number
}

/** Styles of a stack. */
export function stackStyles({ gap, direction, align, above, below }: StackLook): CSSObject {
  return {
    display: 'flex',
    flexDirection: direction,
    alignItems: align,
    gap: space(gap),
    minWidth: 0,
    ...(above > 0 && { marginBlockStart: space(above) }),
    ...(below > 0 && { marginBlockEnd: space(below) }),
    ...(align === 'center' && direction === 'column' && { textAlign: 'center' }),
  }
}
