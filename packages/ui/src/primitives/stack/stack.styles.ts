import type { CSSObject, Theme } from '@emotion/react'
import type { SpaceStep } from '../../theme/tokens.ts'

/** How a stack lays its children out. */
export interface StackLook {
  readonly gap: SpaceStep
  readonly direction: 'column' | 'row'
  readonly align: 'stretch' | 'start' | 'center' | 'end'
  /** Space above the whole. */
  readonly above: SpaceStep
  /** Space below the whole. */
  readonly below: SpaceStep
}

/** Styles of a stack. */
export function stackStyles(
  { space }: Theme,
  { gap, direction, align, above, below }: StackLook,
): CSSObject {
  return {
    display: 'flex',
    flexDirection: direction,
    alignItems: align,
    gap: space[gap],
    minWidth: 0,
    ...(above > 0 && { marginBlockStart: space[above] }),
    ...(below > 0 && { marginBlockEnd: space[below] }),
    ...(align === 'center' && direction === 'column' && { textAlign: 'center' }),
  }
}
