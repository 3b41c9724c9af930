import type { CSSObject, Theme } from '@emotion/react'
import { focusRing, hovered, media, pressed } from '@latchkey/ui'

/** Corner of the window. */
export type Side = 'left' | 'right'

/** The round button in a corner of the window. */
export function openerStyles(theme: Theme, side: Side): CSSObject {
  const { color, radius, u } = theme
  return {
    position: 'fixed',
    bottom: u(1.2),
    [side]: u(1.2),
    width: u(4.4),
    height: u(4.4),
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.full,
    border: '1px solid transparent',
    backgroundColor: color.card,
    color: color.accent,
    boxShadow: color['shadow-raise'],
    '&:focus-visible': focusRing(theme),
    ...hovered({ backgroundColor: color['fill-1'] }),
    ...pressed(theme, 'fill-2'),
  }
}

/** The panel above the button; as wide as the window where that is small. */
export function panelStyles({ color, radius, u }: Theme, side: Side): CSSObject {
  const edge = u(1.2)
  return {
    position: 'fixed',
    bottom: u(6.4),
    [side]: edge,
    width: `min(${u(64)}, calc(100vw - 2 * ${edge}))`,
    height: `min(${u(56)}, calc(100vh - ${u(8)}))`,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: radius.l,
    border: '1px solid transparent',
    backgroundColor: color.card,
    boxShadow: color.shadow,
    '&:focus': { outline: 'none' },
    [media.sheet]: { [side]: 0, width: '100vw', borderRadius: radius.m },
    [media.low]: { bottom: 0, height: '100vh', zIndex: 1 },
  }
}

/** Title and close button. */
export function headStyles({ space }: Theme): CSSObject {
  return {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: `${space[2]} ${space[3]} 0 ${space[4]}`,
  }
}

/** The line of tabs keeps the distance of the text below it. */
export function tabsStyles({ space }: Theme): CSSObject {
  return { flex: 'none', paddingInline: space[4], gap: space[4] }
}

/** Styles the part of the panel that scrolls. */
export function bodyStyles({ space }: Theme): CSSObject {
  return {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    padding: `${space[3]} ${space[4]} ${space[4]}`,
  }
}

/** Parts of a tab under each other. */
export function stackStyles({ space }: Theme): CSSObject {
  return { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space[3] }
}

/** A list of rows. */
export function listStyles(): CSSObject {
  return { listStyle: 'none', padding: 0, margin: 0 }
}

/** One row: what it is, and what is said about it below. */
export function rowStyles({ color, space, type }: Theme): CSSObject {
  return {
    ...type.small,
    padding: `${space[2]} 0`,
    color: color['text-2'],
    overflowWrap: 'anywhere',
    '& + &': { borderBlockStart: `1px solid ${color.line}` },
  }
}

/** The first line of a row: name, badge, and the time at its end. */
export function lineStyles({ space }: Theme): CSSObject {
  return { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[2] }
}

/** Name of a row. */
export function nameStyles({ color }: Theme): CSSObject {
  return { color: color.text, fontWeight: 500, minWidth: 0 }
}

/** A time or a measure at the end of a line. */
export function timeStyles(): CSSObject {
  return {
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
  }
}

/** Data as it is. */
export function codeStyles({ color, radius, space, type }: Theme): CSSObject {
  return {
    ...type.legal,
    fontFamily: 'var(--lk-mono)',
    margin: `${space[1]} 0 0`,
    padding: space[2],
    borderRadius: radius.xs,
    backgroundColor: color['fill-1'],
    color: color.text,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }
}

/** Styles the button that opens the details of a row. */
export function summaryStyles(theme: Theme): CSSObject {
  const { color, radius, u } = theme
  return {
    cursor: 'pointer',
    minHeight: u(2.4),
    width: 'fit-content',
    color: color['text-2'],
    borderRadius: radius.xs,
    '&:focus-visible': focusRing(theme),
  }
}

/** Buttons beside each other, as far as there is room. */
export function actionsStyles({ space }: Theme): CSSObject {
  return { display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' }
}

/** A field with a button behind it. */
export function formStyles({ space }: Theme): CSSObject {
  return { display: 'grid', gridTemplateColumns: 'minmax(0,1fr) auto', gap: space[2] }
}
