import { PAGE_BUTTON } from './page-button.css.ts'
import type { PageSheet } from './use-page-styles.ts'
import { writePageCss } from './write-page-css.ts'

/**
 * The spinner of a busy button; `B` is such a button. Its size is in the sheet of all buttons, so
 * that nothing moves when this sheet is added.
 */
export const PAGE_BUSY: PageSheet = { name: 'lk-page-busy', css: pageBusyCss }

function pageBusyCss(): string {
  return writePageCss(
    PAGE_BUTTON.name,
    `B i{border:2px solid color-mix(in srgb,currentColor 24%,transparent);border-top-color:currentColor;border-radius:50%;animation:lk-page-turn 900ms linear infinite;}
@keyframes lk-page-turn{to{transform:rotate(1turn)}}
@keyframes lk-page-fade{to{opacity:.35}}
@media (prefers-reduced-motion:reduce){B i{animation:lk-page-fade 1600ms infinite alternate;}}
B [data-away] i{animation:none;}
@media (forced-colors:active){B i{forced-color-adjust:none;border-color:Highlight GrayText GrayText;}}`,
  )
}
