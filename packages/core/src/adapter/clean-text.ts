/** Source: docs/security.md, S22. */
const MAX_NAME_LENGTH = 64
/** 256 KiB. Source: docs/security.md, S22. */
const MAX_ICON_LENGTH = 262_144

const ICON = /^data:image\/[a-z\d.+-]+[;,]/i
/** Controls, formats (among them all bidi controls), halves of characters, line separators. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** What may be shown of a wallet's name; empty for one that may not be shown at all. */
export function cleanName(name: unknown): string {
  if (typeof name !== 'string' || name.length > MAX_NAME_LENGTH) return ''
  return name.replace(HIDDEN, '').trim()
}

/** Whether a wallet's picture may be shown: a data address of an image, 256 KiB at most. */
export function isWalletIcon(icon: unknown): icon is string {
  return isTextOf(icon, ICON, MAX_ICON_LENGTH)
}

/** Whether `value` is text of this form and no longer than that. */
export function isTextOf(value: unknown, form: RegExp, maxLength: number): value is string {
  return typeof value === 'string' && value.length <= maxLength && form.test(value)
}
