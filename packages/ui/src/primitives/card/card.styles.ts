import type { CSSObject, Theme } from '@emotion/react'
import { media, TRUNCATED } from '../../theme/mixins.ts'

/** The title line. */
export function headerStyles({ space, u }: Theme, hasBack: boolean): CSSObject {
  return {
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    flex: 'none',
    minHeight: u(6),
    paddingInline: `${hasBack ? space[2] : space[5]} ${space[3]}`,
    [media.sheet]: {
      // Room for the bar that says the sheet can be pulled.
      paddingBlockStart: space[2],
      paddingInlineEnd: space[2],
      touchAction: 'none',
      ...(hasBack && { paddingInlineStart: u(0.2) }),
    },
  }
}

/** What stands at the start of the title line and takes the room that is left. */
export function headerStartStyles(): CSSObject {
  return { flex: 1, minWidth: 0, display: 'flex', alignItems: 'center' }
}

/** The title, on one line. It takes the focus when a view begins and shows no ring for it. */
export function titleStyles({ type }: Theme): CSSObject {
  return { ...TRUNCATED, ...type.title, '&:focus': { outline: 'none' } }
}

/** The part that scrolls, with a hairline above and a fade below while there is more. */
export function bodyStyles({ color, u }: Theme): CSSObject {
  return {
    flex: '0 1 auto',
    minHeight: 0,
    marginBlockStart: -1,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    borderBlockStart: '1px solid transparent',
    // Forced colours would show it.
    [media.forced]: { borderBlockStartColor: 'Canvas' },
    '&[data-scrolled]': { borderBlockStartColor: color.line },
    '&::after': {
      content: '""',
      display: 'none',
      position: 'sticky',
      bottom: 0,
      height: u(5.6),
      marginBlockStart: u(-5.6),
      background: `linear-gradient(transparent,${color.card})`,
      pointerEvents: 'none',
    },
    '&[data-more]::after': { display: 'block', [media.forced]: { display: 'none' } },
    '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
  }
}

/** The view itself. */
export function bodyContentStyles({ space }: Theme, isCentered: boolean): CSSObject {
  return {
    display: 'flex',
    flexDirection: 'column',
    padding: `${space[1]} ${space[5]} ${space[5]}`,
    ...(isCentered && { textAlign: 'center' }),
    [media.sheet]: {
      paddingBlockEnd: `max(${space[5]},env(safe-area-inset-bottom) + ${space[4]})`,
    },
  }
}

/** A line below the body that does not scroll with it. */
export function footerStyles({ color, space, type }: Theme): CSSObject {
  return {
    ...type.small,
    flex: 'none',
    padding: `${space[3]} ${space[5]}`,
    borderBlockStart: `1px solid ${color.line}`,
    color: color['text-2'],
    textAlign: 'center',
  }
}
