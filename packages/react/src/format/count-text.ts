import type { Wording } from '../messages/create-wording.ts'
import type { PluralKey } from '../messages/messages.ts'
import { formatCount } from './count.ts'

/** The text of `key` for a number of things, in the form that the language has for it. */
export function countText(text: Wording, key: PluralKey, count: number): string {
  const { locale } = text
  return text.getForm(key, formFor(count, locale), { count: formatCount(count, locale) })
}

/** A tag that is none counts as English does. */
function formFor(count: number, locale: string): Intl.LDMLPluralRule {
  try {
    return new Intl.PluralRules(locale).select(count)
  } catch {
    return new Intl.PluralRules('en').select(count)
  }
}
