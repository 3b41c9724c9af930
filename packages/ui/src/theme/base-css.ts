import { MONO_FONT, TYPE_STYLES } from './tokens.ts'

/**
 * Styles of the shadow root itself: it starts from nothing, whatever the page says.
 * `!important` inside a shadow root is stronger than `!important` in the page, which is what makes
 * the first rule hold.
 */
export function baseCss(): string {
  return `:host{all:initial!important;display:block!important;position:fixed!important;inset:0 auto auto 0!important;width:0!important;height:0!important;pointer-events:auto!important}
:host([data-embedded]){position:static!important;width:auto!important;height:auto!important}
[data-part=root]{${typeCss()}--lk-lead:1;--lk-tracking:1;--lk-mono:${MONO_FONT};font:var(--lk-type-text);color:var(--lk-text);text-align:start;-webkit-font-smoothing:antialiased;-webkit-text-size-adjust:100%;text-size-adjust:100%;-webkit-tap-highlight-color:transparent;accent-color:var(--lk-accent);caret-color:var(--lk-accent)}
[data-part=root]${langs('ar fa ur')}{--lk-lead:1.1}
[data-part=root]${langs('ar fa ur he hi th zh ja ko')}{--lk-tracking:0}
*,::before,::after{box-sizing:border-box;margin:0}
button,input{font:inherit;color:inherit;letter-spacing:inherit;background:none;border:0;padding:0;text-align:inherit;border-radius:0;appearance:none}
button:not(:disabled){cursor:pointer}
[aria-disabled=true],button:disabled{cursor:default}
a{color:inherit}
svg,img{display:block;flex:none}
h1,h2,h3,p,b{font:inherit}
@keyframes lk-turn{to{transform:rotate(1turn)}}
@keyframes lk-fade{to{opacity:.35}}
@keyframes lk-bolt{from{width:calc(var(--lk-base)*2)}}
@keyframes lk-pop{from{transform:scale(.6);opacity:0}}
@keyframes lk-sheen{from{transform:translateX(-100%)}to{transform:translateX(100%)}}
@media (prefers-contrast:more){[data-part=root]{--lk-line:color-mix(in srgb,var(--lk-text-2) 70%,var(--lk-card))!important;--lk-edge:var(--lk-text-2)!important;--lk-text-3:var(--lk-text-2)!important}}`
}

/** Not every browser takes several languages in one `:lang()`. */
function langs(tags: string): string {
  const each = tags.split(' ').map((tag) => `:lang(${tag})`)
  return `:is(${each.join()})`
}

function typeCss(): string {
  const styles = Object.entries(TYPE_STYLES).map(
    ([name, [size, line, weight, tracking]]) =>
      `--lk-type-${name}:${weight} calc(var(--lk-base)*${size})/calc(var(--lk-base)*var(--lk-lead)*${line}) var(--lk-font);${
        tracking === 0 ? '' : `--lk-track-${name}:calc(${tracking}em*var(--lk-tracking));`
      }`,
  )
  return styles.join('')
}
