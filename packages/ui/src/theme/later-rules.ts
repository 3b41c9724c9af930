import { LATER_COLORS, LATER_TYPE_STYLES, MONO_FONT } from './later-tokens.ts'
import { colorRules, typeCss } from './token-css.ts'

/** Rules of the shadow root that only what comes after the list of wallets needs; see `baseCss`. */
export function laterRules(): readonly string[] {
  return [
    `[data-part=root]{${typeCss(LATER_TYPE_STYLES)}--lk-mono:${MONO_FONT}}`,
    ...colorRules(LATER_COLORS),
    '@keyframes lk-turn{to{transform:rotate(1turn)}}',
    '@keyframes lk-fade{to{opacity:.35}}',
    '@keyframes lk-bolt{from{width:calc(var(--lk-base)*2)}}',
    '@keyframes lk-pop{from{transform:scale(.6);opacity:0}}',
    '@keyframes lk-sheen{from{transform:translateX(-100%)}to{transform:translateX(100%)}}',
  ]
}
