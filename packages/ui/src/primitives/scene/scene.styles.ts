import type { CSSObject, Theme } from '@emotion/react'
import type { ColorName } from '../../theme/color-tokens.ts'

/** An illustration, a title, a line, at most one small button. */
export function sceneStyles({ color, space, type, u }: Theme): CSSObject {
  return {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[1],
    padding: `${space[8]} ${space[4]} ${u(4.4)}`,
    textAlign: 'center',
    '& h3': { ...type.title, color: color.text, textWrap: 'balance' },
    '& h3:focus': { outline: 'none' },
    '& > [data-part=button]': { marginBlockStart: space[3] },
  }
}

/** The illustration. */
export function artStyles({ u }: Theme): CSSObject {
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
export function layerStyles(
  { color }: Theme,
  fill: ColorName | undefined,
  stroke: ColorName | undefined,
): CSSObject {
  return { ...(fill && { fill: color[fill] }), ...(stroke && { stroke: color[stroke] }) }
}
