import { FONT } from '../../theme/page-tokens.ts'
import type { PageSheet } from './style-page-button.ts'
import { writePageCss } from './write-page-css.ts'

/**
 * The style sheet of all buttons in the site's page. `B` is a button. The styles of its content are
 * reset.
 *
 * What is inside takes no press: it may be replaced between pointer down and up, and the click would be lost.
 *
 * `i` is the spinner of a busy button. It appears after 150 ms, so that it does not flash if the modal
 * is loaded already. Properties that its animations change are not `!important`, which would override
 * animations.
 *
 * A site's own colours are used without changes: `--lb-a` its accent, `--lb-b` its ground,
 * `--lb-m` the colour to mix in and `--lb-s` its share. The browser derives readable colours from
 * them until the exact ones are loaded: 49 and 53 are the lightness from which a label is dark.
 */
export const PAGE_BUTTON: PageSheet = { name: 'lk-page-button', css: pageButtonCss }

function pageButtonCss(): string {
  return writePageCss(
    PAGE_BUTTON.name,
    `B{--lb-l: ;--lb-d:initial;display:inline-grid;place-items:center;box-sizing:border-box;contain:none;writing-mode:horizontal-tb;height:auto;max-height:none;min-height:4.4u;max-width:100%;padding:0 1.6u;border:1px solid transparent;border-radius:3r;appearance:none;background:var(--lb-g,%primary);color:%on-primary;font:600 1.5u/2u var(--lb-font,${FONT});letter-spacing:-.004em;text-align:center;text-transform:none;text-decoration:none;text-shadow:none;text-indent:0;box-shadow:none;opacity:1;white-space:nowrap;user-select:none;cursor:pointer;transition:background-color 80ms,transform 80ms;outline:none;-webkit-tap-highlight-color:transparent;}
B::before,B::after,B ::before,B ::after{content:none;}
B :not(i){all:unset;box-sizing:border-box;pointer-events:none;}
B i{all:unset}
B i{pointer-events:none;}
B[data-mode=light]{--lb-l:initial;--lb-d: ;}
@media (prefers-color-scheme:light){B[data-mode=system]{--lb-l:initial;--lb-d: ;}}
B[data-accent]{--lb-primary:$a;--lb-accent:$a;--lb-on-primary:#fff;--lb-primary-hover:color-mix(in srgb,$a,%on-primary 12%);--lb-primary-press:color-mix(in srgb,$a,%on-primary 22%);}
@supports (color:lch(from red l c h)){B[data-accent]{--lb-on-primary:lch(from $a clamp(8,(49 - l)*1e4,100) 0 0);}}
B:focus-visible{outline:2px solid %accent;outline-offset:2px;}
@media (hover:hover){B:hover{background:var(--lb-h,%primary-hover);}}
B:active{background:var(--lb-p,%primary-press);transform:scale(.985);}
B:disabled{background:%fill-2;border-color:transparent;color:%text-off;cursor:default;transform:none;}
B[data-size=s]{min-height:3.6u;padding:0 1.2u;border-radius:2.5r;font-size:1.4u;}
B>span{grid-area:1/1;display:flex;align-items:center;gap:.8u;min-width:0;}
B>[data-away]{visibility:hidden;}
B [data-slot=name]{display:block;min-width:0;overflow:hidden;text-overflow:ellipsis;}
B i{flex:none;box-sizing:border-box;width:1.4u;height:1.4u;border:2px solid color-mix(in srgb,currentColor 24%,transparent);border-top-color:currentColor;border-radius:50%;animation:lk-page-turn 900ms linear 150ms infinite;opacity:0}
@keyframes lk-page-turn{from,to{opacity:1}to{transform:rotate(1turn)}}
@keyframes lk-page-fade{from{opacity:1}to{opacity:.35}}
@media (prefers-reduced-motion:reduce){B,B:active{transition:none;transform:none;}B i{animation:lk-page-fade 1600ms 150ms infinite alternate;}}
B [data-away] i{animation:none;}
@media (forced-colors:active){B i{forced-color-adjust:none;border-color:Highlight GrayText GrayText;}}
:where(.${PAGE_BUTTON.name}){vertical-align:middle}`,
  )
}
