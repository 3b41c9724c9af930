import type { CSSObject } from '../../styling/css-object.ts'
import type { ColorName } from '../../theme/color-tokens.ts'
import { color, space, type, u } from '../../theme/theme.ts'

/** An illustration, a title, a line, at most one small button. */
export function sceneStyles(): CSSObject {
  return {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space(1),
    padding: `${space(8)} ${space(4)} ${u(4.4)}`,
    textAlign: 'center',
    '& h3': { ...type('title'), color: color('text'), textWrap: 'balance' },
    '& h3:focus': { outline: 'none' },
    '& > [data-part=button]': { marginBlockStart: space(3) },
  }
}

/** The illustration. */
export function artStyles(): CSSObject {
  return {
    width: u(7.2),
    height: u(7.2),
    marginBlockEnd: u(1),
    fill: 'none',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }
}

/** One layer of it. Colours are styles, since attributes cannot read the theme. */
export function layerStyles(fill: ColorName | undefined, stroke: ColorName | undefined): CSSObject {
  return { ...(fill && { fill: color(fill) }), ...(stroke && { stroke: color(stroke) }) }
}
