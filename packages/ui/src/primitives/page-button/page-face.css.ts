import { FACE_COLORS } from '../../theme/face-tokens.ts'
import { bothModes, writeColors } from '../../theme/page-tokens.ts'
import type { PageSheet } from './style-page-button.ts'
import { writePageCss } from './write-page-css.ts'

/**
 * The additional styles of buttons with a picture; `B` is such a button. It follows the sheet of
 * all.
 */
export const PAGE_FACE: PageSheet = { name: 'lk-page-face', css: pageFaceCss }

function pageFaceCss(): string {
  return writePageCss(
    PAGE_FACE.name,
    `B{${writeColors(FACE_COLORS)}--lb-g:$card;--lb-h:$fill-1;--lb-p:%fill-2;border-color:$edge;color:$text;}
B svg,B svg *{all:revert-layer;pointer-events:none;}
B[data-size]{padding-inline:1u 1.4u;}
B[aria-busy]{cursor:progress;}
B[aria-busy]>span{opacity:.55;}
B[data-static]:disabled{background:$card;border-color:$edge;color:$text;}
B[data-ground]{--lb-card:color-mix(in srgb,var(--lb-b,${bothModes(FACE_COLORS.card)}),var(--lb-m,${bothModes(['#000', '#fff'])}) calc(clamp(0,var(--lb-s,0),100)*1%));--lb-fill-1:color-mix(in srgb,$card,$text 5%);--lb-fill-2:color-mix(in srgb,$card,$text 10%);--lb-edge:color-mix(in srgb,$card,$text 55%);}
@supports (color:lch(from red l c h)){B[data-ground]{--lb-text:lch(from $card clamp(8,(53 - l)*1e4,96) 0 0);}}
B[data-balance]{padding-inline:1.4u .5u;}
B[data-kind=network]{padding-inline:1u 1.2u;font-weight:500;}
B [data-slot]{flex:none;font-variant-numeric:tabular-nums lining-nums;}
B [data-slot=name]{flex:initial;max-width:16ch;}
B [data-slot=chip]{display:flex;flex:initial;align-items:center;gap:.8u;min-width:0;padding:.5u 1u .5u .6u;margin-inline-start:.2u;border-radius:2r;background:$fill-1;font-weight:500;}
B[data-size=s] [data-slot=chip]{padding:.3u .8u .3u .5u;}
@media (hover:hover){B:hover [data-slot=chip]{background:%fill-2;}}
B [data-slot=picture]{position:relative;width:2.4u;height:2.4u;border-radius:50%;overflow:hidden;}
B [data-slot=chip] [data-slot=picture]{width:2u;height:2u;}
B [data-slot=picture]>*{display:block;width:100%;height:100%;object-fit:cover;}
B [data-slot=picture]>i{position:absolute;inset:0;}
B[data-kind=network] i{width:1.6u;height:1.6u;}
B [data-slot=icon]{width:2u;height:2u;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round;}
B [data-slot=picture]>svg{margin:.2u;}
B [data-small]{width:1.6u;height:1.6u;stroke-width:2;}
B [data-warning]{color:$warn;}
@media (prefers-contrast:more){B{border-color:$text;}}`,
  )
}
