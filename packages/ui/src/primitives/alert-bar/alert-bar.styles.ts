import type { CSSObject, Theme } from '@emotion/react'
import { media } from '../../theme/mixins.ts'

/** How serious it is. */
export type AlertTone = 'warn' | 'bad'

/** A bar across the card's upper end. */
export function alertBarStyles({ color, space, type, u }: Theme, tone: AlertTone): CSSObject {
  return {
    ...type.small,
    display: 'flex',
    gap: u(1),
    alignItems: 'flex-start',
    flex: 'none',
    paddingBlock: space[3],
    paddingInline: `${space[5]} ${space[2]}`,
    borderBlockEnd: '1px solid transparent',
    backgroundColor: color[`${tone}-soft`],
    color: color.text,
    '& > svg': { color: color[tone], marginBlockStart: u(-0.1) },
    '& > button': { marginBlock: u(-0.7) },
    '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    [media.sheet]: { paddingBlockStart: space[5] },
    '& b': { display: 'block', fontWeight: 600 },
  }
}
