import { capitalised } from '../../format/capitalised.ts'
import type { Wording } from '../../messages/create-wording.ts'

/** Joins the known parts into one line, which begins with a capital: "Fee $2.42, about 5 min". */
export function joined(parts: readonly (string | undefined)[], text: Wording): string | undefined {
  const known = parts.filter((part) => part !== undefined).join(text.get('buy.comma'))
  return known === '' ? undefined : capitalised(known, text.locale)
}
