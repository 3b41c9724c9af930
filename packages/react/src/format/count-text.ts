import type { Wording } from '../messages/create-wording.ts'
import type { PluralKey } from '../messages/messages.ts'
import { formatCount } from './count.ts'

/** The number that a text counts, and the other values of the text. */
interface Counted {
  readonly count: number
  readonly values: Readonly<Record<string, string>>
}

/** The text of `key` for a number, in the language's plural form. */
export function countText(text: Wording, key: PluralKey, count: number): string {
  return countTextWith(text, key, { count, values: {} })
}

/** The same for a text with other values than the number. */
export function countTextWith(text: Wording, key: PluralKey, { count, values }: Counted): string {
  const { locale } = text
  const all = { ...values, count: formatCount(count, locale) }
  return text.getForm(key, formFor(count, locale), all)
}

/** A tag that is none counts as English does. */
function formFor(count: number, locale: string): Intl.LDMLPluralRule {
  try {
    return new Intl.PluralRules(locale).select(count)
  } catch {
    return new Intl.PluralRules('en').select(count)
  }
}
