/** Source: docs/security.md, S22. */
const MAX_NAME_LENGTH = 64
/** 256 KiB. Source: docs/security.md, S22. */
const MAX_ICON_LENGTH = 262_144

const ICON = /^data:image\/[a-z\d.+-]+[;,]/i
/**
 * Control and format characters (with all bidi controls), lone surrogates, line and paragraph
 * separators.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** A wallet's name without hidden characters; empty for a name that must not be shown. */
export function cleanName(name: unknown): string {
  if (typeof name !== 'string' || name.length > MAX_NAME_LENGTH) return ''
  return name.replace(HIDDEN, '').trim()
}

/** Whether a wallet's icon may be shown: a data URL of an image, 256 KiB at most. */
export function isWalletIcon(icon: unknown): icon is string {
  return isTextOf(icon, ICON, MAX_ICON_LENGTH)
}

/** Whether `value` is a string of this form and not longer than `maxLength`. */
export function isTextOf(value: unknown, form: RegExp, maxLength: number): value is string {
  return typeof value === 'string' && value.length <= maxLength && form.test(value)
}
