import { color, media, space, type, u, useCss } from '@latchkey/ui'

/** Where so little is seen at once that what stays above would leave no room: a page at 400 %. */
const LOW = '@media (max-height:480px)'

/** What stays above the grid while it scrolls. */
export function useTopStyles(): {
  readonly bar: string
  readonly line: string
  readonly choice: string
} {
  const css = useCss()
  return {
    bar: css({
      position: 'sticky',
      top: 0,
      zIndex: 2,
      display: 'flex',
      flexDirection: 'column',
      gap: space(2),
      // The cells below reach past both sides.
      marginInline: u(-0.8),
      marginBlockStart: u(-0.4),
      paddingInline: u(0.8),
      paddingBlock: `${u(0.4)} ${space(1)}`,
      backgroundColor: color('card'),
      [LOW]: { position: 'static' },
    }),
    line: css({
      display: 'flex',
      alignItems: 'center',
      gap: space(1),
      '& > :first-child': { flex: 1, minWidth: 0 },
    }),
    choice: css({
      ...type('text'),
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space(2),
      minHeight: u(2.4),
      color: color('text-2'),
      cursor: 'pointer',
      [media.sheet]: { minHeight: u(4.4) },
    }),
  }
}
