import { bothModes, PAGE_COLORS } from '../../theme/page-tokens.ts'

/**
 * Expands the shorthand of the buttons' style sheets: `B` is a button of class `name`, `$card` a
 * property of the theme, `%accent` a colour of all buttons unless the theme has its own, `4.4u` a
 * measure in base units and `3r` a corner, both clamped. Every declaration becomes `!important` under
 * a strong selector, so that neither resets nor `all: unset` change a button; the site decides what
 * places a button (margin, width, position, order).
 *
 * A button declares few custom properties, because it is restyled whenever a pointer enters or leaves.
 * Their names differ from the modal's, which a button inside the modal would inherit.
 */
export function writePageCss(name: string, shorthand: string): string {
  return shorthand
    .replace(/\bB(?=[{[: >,])/g, `.${name}:not(#_)`)
    .replace(/\$([\w-]+)/g, 'var(--lb-$1)')
    .replace(
      /%([a-z][\w-]+)/g,
      (_, color: keyof typeof PAGE_COLORS) => `var(--lb-${color},${bothModes(PAGE_COLORS[color])})`,
    )
    .replace(/([\d.]+)u\b/g, 'calc(clamp(8,var(--lb-base,10),14)*$1px)')
    .replace(/([\d.]+)r\b/g, 'calc(clamp(0,var(--lb-radius,4),6)*$1px)')
    .replaceAll(';', '!important;')
}
