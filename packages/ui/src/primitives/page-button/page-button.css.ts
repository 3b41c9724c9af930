import { type ColorMode, FONT, PAGE_COLORS, sideOf } from '../../theme/page-tokens.ts'

/** Class of the buttons. */
export const PAGE_BUTTON_CLASS = 'lk-page-button'

/**
 * The sheet of the buttons that stand in the site's page. Every declaration is important under a
 * strong selector, so that neither resets nor `all: unset` take a button apart; what places a
 * button (margin, width, position, order) is left to the site.
 */
export function pageButtonCss(): string {
  return `B{--lk-base:10px;--lk-radius:4px;--lk-font:${FONT};${colors('dark')}}
B[data-mode=light]{${colors('light')}}
@media (prefers-color-scheme:light){B[data-mode=system]{${colors('light')}}}
B{display:inline-grid;place-items:center;box-sizing:border-box;min-height:${u(4.4)};max-width:100%;padding:0 ${u(1.6)};border:1px solid transparent;border-radius:calc(var(--lk-radius)*3);appearance:none;background:var(--lk-primary);color:var(--lk-on-primary);font:600 ${u(1.5)}/${u(2)} var(--lk-font);letter-spacing:-.004em;text-align:center;text-transform:none;text-decoration:none;text-shadow:none;text-indent:0;box-shadow:none;opacity:1;white-space:nowrap;user-select:none;cursor:pointer;transition:background-color 80ms;outline:none;-webkit-tap-highlight-color:transparent;}
B:focus-visible{outline:2px solid var(--lk-accent);outline-offset:2px;}
@media (hover:hover){B:hover:not(:disabled){background:var(--lk-primary-hover);}}
B:active:not(:disabled){background:var(--lk-primary-press);}
B[data-size=s]{min-height:${u(3.6)};padding:0 ${u(1.2)};border-radius:calc(var(--lk-radius)*2.5);font-size:${u(1.4)};}
B:not([data-kind=connect]){background:var(--lk-card);border-color:var(--lk-edge);color:var(--lk-text);}
@media (hover:hover){B:not([data-kind=connect]):hover:not(:disabled){background:var(--lk-fill-1);}}
B:not([data-kind=connect]):active:not(:disabled){background:var(--lk-fill-2);}
B[data-kind=account]{padding-inline:${u(1)} ${u(1.4)};}
B[data-kind=account][data-balance]{padding-inline:${u(1.4)} ${u(0.5)};}
B[data-kind=network]{padding-inline:${u(1)} ${u(1.2)};font-weight:500;}
B:disabled{background:var(--lk-fill-2);border-color:transparent;color:var(--lk-text-off);cursor:default;}
B>span{grid-area:1/1;display:flex;align-items:center;justify-content:center;gap:${u(0.8)};min-width:0;max-width:100%;}
B>span[data-away]{visibility:hidden;}
B [data-slot]{display:flex;align-items:center;gap:${u(0.8)};min-width:0;font-variant-numeric:tabular-nums lining-nums;}
B [data-slot=name]{display:block;overflow:hidden;text-overflow:ellipsis;}
B:not([data-kind=connect]) [data-slot=name]{max-width:16ch;}
B [data-slot=chip]{padding:${u(0.5)} ${u(1)} ${u(0.5)} ${u(0.6)};margin-inline-start:${u(0.2)};border-radius:calc(var(--lk-radius)*2);background:var(--lk-fill-1);font-weight:500;}
B[data-size=s] [data-slot=chip]{padding:${u(0.3)} ${u(0.8)} ${u(0.3)} ${u(0.5)};}
@media (hover:hover){B:hover:not(:disabled) [data-slot=chip]{background:var(--lk-fill-2);}}
B [data-slot=picture]{display:block;flex:none;width:${u(2.4)};height:${u(2.4)};border-radius:50%;overflow:hidden;}
B [data-slot=chip] [data-slot=picture]{width:${u(2)};height:${u(2)};}
B [data-slot=picture]>*{display:block;width:100%;height:100%;object-fit:cover;}
B [data-slot=icon]{display:block;flex:none;width:${u(2)};height:${u(2)};fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round;}
B [data-slot=icon][data-small]{width:${u(1.6)};height:${u(1.6)};stroke-width:2;}
B [data-slot=icon][data-warning]{color:var(--lk-warn);}
B [data-slot=spinner]{display:block;box-sizing:border-box;flex:none;width:${u(1.4)};height:${u(1.4)};border:2px solid;border-color:currentColor color-mix(in srgb,currentColor 24%,transparent) color-mix(in srgb,currentColor 24%,transparent);border-radius:50%;animation:lk-page-turn 900ms linear infinite;}
@keyframes lk-page-turn{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){B,B [data-slot=spinner]{animation:none;transition:none;}}`
    .replaceAll(/\bB(?=[{[: >,])/g, `.${PAGE_BUTTON_CLASS}:not(#_)`)
    .replaceAll(';', '!important;')
}

function u(units: number): string {
  return `calc(var(--lk-base)*${units})`
}

function colors(mode: ColorMode): string {
  const values = Object.entries(sideOf(PAGE_COLORS, mode))
  return values.map(([name, value]) => `--lk-${name}:${value};`).join('')
}
