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

/** A wallet's name without hidden characters, cut at 64; empty for one that has nothing to show. */
export function cleanName(name: unknown): string {
  if (typeof name !== 'string') return ''
  return name.slice(0, MAX_NAME_LENGTH).replace(HIDDEN, '').trim()
}

/**
 * A wallet's icon without blanks around it: a data URL of an image, 256 KiB at most. A wallet with any
 * other icon is listed without one.
 */
export function cleanIcon(icon: unknown): string | undefined {
  const shown = typeof icon === 'string' ? icon.trim() : undefined
  return isTextOf(shown, ICON, MAX_ICON_LENGTH) ? shown : undefined
}

/** Returns true if `value` is a string of this form and not longer than `maxLength`. */
export function isTextOf(value: unknown, form: RegExp, maxLength: number): value is string {
  return typeof value === 'string' && value.length <= maxLength && form.test(value)
}
