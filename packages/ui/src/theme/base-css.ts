import { ALL_COLORS } from './color-tokens.ts'
import type { ColorPair } from './page-tokens.ts'
import { MONO_FONT, TYPE_STYLES } from './tokens.ts'

/** Safari on iOS zooms into fields with smaller text, selects among them, in px. */
export const LEAST_FIELD_PX = 16

/**
 * Styles of the shadow root itself: it inherits nothing from the page.
 * `!important` inside a shadow root is stronger than `!important` in the page, which is what makes
 * the first rule effective.
 */
export function baseCss(): string {
  const colors = colorRules(ALL_COLORS)
  const [size, line, weight] = TYPE_STYLES.field
  return `${colors.join('')}:host{all:initial!important;display:block!important;position:fixed!important;inset:0 auto auto 0!important;width:0!important;height:0!important;pointer-events:auto!important}
:host([data-embedded]){position:static!important;width:auto!important;height:auto!important}
[data-part=root]{${typeCss(TYPE_STYLES)}--lk-mono:${MONO_FONT};--lk-lead:1;--lk-tracking:1;font:var(--lk-type-text);color:var(--lk-text);text-align:start;-webkit-font-smoothing:antialiased;-webkit-text-size-adjust:100%;text-size-adjust:100%;-webkit-tap-highlight-color:transparent;accent-color:var(--lk-accent);caret-color:var(--lk-accent)}
[data-part=root]${langs('ar fa ur')}{--lk-lead:1.1}
[data-part=root]${langs('ar fa ur he hi th zh ja ko')}{--lk-tracking:0}
[data-part=root]${langs('ja')}{line-break:strict;word-break:auto-phrase}
[data-part=root]${langs('ko')}{word-break:keep-all;overflow-wrap:anywhere}
*,::before,::after{box-sizing:border-box;margin:0}
button,input{font:inherit;color:inherit;letter-spacing:inherit;background:none;border:0;padding:0;text-align:inherit;border-radius:0;appearance:none}
select,textarea{font:inherit}
button:not(:disabled){cursor:pointer}
[aria-disabled=true],button:disabled{cursor:default}
a{color:inherit}
svg,img{display:block;flex:none}
h1,h2,h3,p,b{font:inherit}
@media (prefers-contrast:more){[data-part=root]{--lk-line:color-mix(in srgb,var(--lk-text-2) 70%,var(--lk-card))!important;--lk-edge:var(--lk-text-2)!important;--lk-text-3:var(--lk-text-2)!important}}
@media (any-pointer:coarse){[data-part=root]{--lk-type-field:${weight} max(${LEAST_FIELD_PX}px,calc(var(--lk-base)*${size}))/calc(var(--lk-base)*${line}) var(--lk-font)}:is(input,select,textarea,[contenteditable]){font-size:max(${LEAST_FIELD_PX}px,calc(var(--lk-base)*${size}))}}
@keyframes lk-turn{to{transform:rotate(1turn)}}
@keyframes lk-fade{to{opacity:.35}}
@keyframes lk-bolt{from{width:calc(var(--lk-base)*2)}}
@keyframes lk-pop{from{transform:scale(.6);opacity:0}}
@keyframes lk-sheen{from{transform:translateX(-100%)}to{transform:translateX(100%)}}`
}

/** Not every browser takes several languages in one `:lang()`. */
function langs(tags: string): string {
  const each = tags.split(' ').map((tag) => `:lang(${tag})`)
  return `:is(${each.join()})`
}

/** Writes type styles as custom properties. */
function typeCss(
  faces: Readonly<Record<string, readonly [number, number, number, number]>>,
): string {
  return Object.entries(faces)
    .map(
      ([name, [size, line, weight, tracking]]) =>
        `--lk-type-${name}:${weight} calc(var(--lk-base)*${size})/calc(var(--lk-base)*var(--lk-lead)*${line}) var(--lk-font);${
          tracking === 0 ? '' : `--lk-track-${name}:calc(${tracking}em*var(--lk-tracking));`
        }`,
    )
    .join('')
}

/**
 * Writes colours as one rule for each mode. Colours that a site chose are in the root's own style.
 */
function colorRules(colors: Readonly<Record<string, ColorPair>>): readonly string[] {
  return ['light', 'dark'].map((mode, side) => {
    const values = Object.entries(colors).map(([name, pair]) => `--lk-${name}:${pair[side]}`)
    return `[data-mode=${mode}]{${values.join(';')}}`
  })
}
