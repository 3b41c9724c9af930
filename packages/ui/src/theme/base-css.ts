import { FACE_COLORS } from './face-tokens.ts'
import { MODAL_COLORS } from './modal-tokens.ts'
import { PAGE_COLORS } from './page-tokens.ts'
import { colorRules, typeCss } from './token-css.ts'
import { TYPE_STYLES } from './tokens.ts'

/**
 * Styles of the shadow root itself: it starts from nothing, whatever the page says.
 * `!important` inside a shadow root is stronger than `!important` in the page, which is what makes
 * the first rule hold.
 */
export function baseCss(): string {
  const colors = colorRules({ ...PAGE_COLORS, ...FACE_COLORS, ...MODAL_COLORS })
  return `${colors.join('')}:host{all:initial!important;display:block!important;position:fixed!important;inset:0 auto auto 0!important;width:0!important;height:0!important;pointer-events:auto!important}
:host([data-embedded]){position:static!important;width:auto!important;height:auto!important}
[data-part=root]{${typeCss(TYPE_STYLES)}--lk-lead:1;--lk-tracking:1;font:var(--lk-type-text);color:var(--lk-text);text-align:start;-webkit-font-smoothing:antialiased;-webkit-text-size-adjust:100%;text-size-adjust:100%;-webkit-tap-highlight-color:transparent;accent-color:var(--lk-accent);caret-color:var(--lk-accent)}
[data-part=root]${langs('ar fa ur')}{--lk-lead:1.1}
[data-part=root]${langs('ar fa ur he hi th zh ja ko')}{--lk-tracking:0}
*,::before,::after{box-sizing:border-box;margin:0}
button,input{font:inherit;color:inherit;letter-spacing:inherit;background:none;border:0;padding:0;text-align:inherit;border-radius:0;appearance:none}
button:not(:disabled){cursor:pointer}
[aria-disabled=true],button:disabled{cursor:default}
a{color:inherit}
svg,img{display:block;flex:none}
h1,h2,h3,p,b{font:inherit}
@media (prefers-contrast:more){[data-part=root]{--lk-line:color-mix(in srgb,var(--lk-text-2) 70%,var(--lk-card))!important;--lk-edge:var(--lk-text-2)!important;--lk-text-3:var(--lk-text-2)!important}}`
}

/** Not every browser takes several languages in one `:lang()`. */
function langs(tags: string): string {
  const each = tags.split(' ').map((tag) => `:lang(${tag})`)
  return `:is(${each.join()})`
}
