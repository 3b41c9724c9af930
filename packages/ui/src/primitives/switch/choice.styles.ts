import type { CSSObject, Theme } from '@emotion/react'
import { media } from '../../theme/mixins.ts'

/** The line is one press target. */
export function choiceStyles({ color, type, u }: Theme, isSpread: boolean): CSSObject {
  return {
    ...type.text,
    display: 'grid',
    gridTemplateColumns: isSpread ? 'minmax(0,1fr) auto' : 'auto minmax(0,1fr)',
    // A checkbox is aligned with the first line of its label; a switch is centred.
    alignItems: isSpread ? 'center' : 'start',
    alignContent: 'center',
    gap: u(1),
    minHeight: u(2.4),
    color: color[isSpread ? 'text-2' : 'text'],
    cursor: 'pointer',
    [media.sheet]: { minHeight: u(4.4) },
  }
}

/** The label, one run of text that may contain links. */
export function choiceLabelStyles(): CSSObject {
  return { minWidth: 0, overflowWrap: 'anywhere' }
}
