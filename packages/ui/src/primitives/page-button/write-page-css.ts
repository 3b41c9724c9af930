/**
 * Writes out the shorthand of the buttons' sheets: `B` is a button of class `name`, `$card` a
 * property of the theme, `4.4u` a measure in base units. Every declaration becomes important under
 * a strong selector, so that neither resets nor `all: unset` take a button apart; what places a
 * button (margin, width, position, order) is left to the site.
 */
export function writePageCss(name: string, shorthand: string): string {
  return shorthand
    .replace(/\bB(?=[{[: >,])/g, `.${name}:not(#_)`)
    .replace(/\$([\w-]+)/g, 'var(--lk-$1)')
    .replace(/([\d.]+)u\b/g, 'calc(var(--lk-base)*$1)')
    .replaceAll(';', '!important;')
}
