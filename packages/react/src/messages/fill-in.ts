/** One stretch of a text: plain, or a name that something is put in for. */
export type TextPart =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'name'; readonly name: string }

/** Cuts `By connecting you accept the {terms}.` at its braces. */
export function cutText(message: string): readonly TextPart[] {
  return message
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('{')
        ? { kind: 'name', name: part.slice(1, -1) }
        : { kind: 'plain', text: part },
    )
}

/** Puts `values` in for the names in braces; a name without a value stays as it is. */
export function fillIn(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** First strong isolate, and its end. Source: Unicode Bidirectional Algorithm, section 2.4. */
const ISOLATE = '\u2068'
const END = '\u2069'

/** Right-to-left letters, and controls that change the direction. */
const TURNING = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]/
const ISOLATES = /[\u2066-\u2069]/g

/** Isolates only values that would change the direction of a left-to-right text. */
export function isolateTurning(
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const turning = Object.entries(values).filter(([, value]) => TURNING.test(value))
  return { ...values, ...isolate(Object.fromEntries(turning)) }
}

/** Isolates values, so that they do not change the order of a text of another direction. */
export function isolate(
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const isolated = Object.entries(values).map(([name, value]) => [
    name,
    // An end within the value would be taken for the value's own.
    `${ISOLATE}${value.replace(ISOLATES, '')}${END}`,
  ])
  return Object.fromEntries(isolated)
}
