import type { PlainError } from '@latchkey/core/contract'
import { type Direction, directionOf } from './direction.ts'
import { cutText, fillIn, isolate, isolateTurning, type TextPart } from './fill-in.ts'
import type {
  MessageKey,
  PageMessageKey,
  PluralForms,
  PluralKey,
  Strings,
  TextKey,
  Translation,
  ValuesOf,
  ViewMessages,
} from './messages.ts'

/** All text of one modal in one language. */
export interface Wording {
  /** BCP 47 tag that numbers follow. */
  readonly locale: string
  readonly direction: Direction
  /** The visitor's currency, which values in money are written in; undefined: US dollars. */
  readonly fiat?: { readonly currency: string; readonly perUsd: number } | undefined
  /** The text of `key`, with the values for its braces. */
  get<Key extends TextKey>(key: Key, ...values: ValuesOf<Key>): string
  /** The text of `key` in one of its forms; see `countText`. */
  getForm(
    key: PluralKey,
    form: Intl.LDMLPluralRule,
    values: Readonly<Record<string, string>>,
  ): string
  /** Returns the text that explains a failure. */
  failure(error: PlainError): string
  /** The text of `key` as it is written, braces and all; nothing in English, which buttons have. */
  template(key: PageMessageKey): string | undefined
  /** The text of `key` in pieces, for markup that puts elements in. */
  parts(key: TextKey): readonly TextPart[]
  /** The text of `key` when it is one of ours, else `key` itself. */
  getOrKey(key: string, values?: Readonly<Record<string, string>>): string
}

/** The locale and the texts that a wording is made from. */
export interface WordingSource {
  readonly locale: string
  readonly messages: ViewMessages | Translation
  /** A site's own words go before ours. */
  readonly strings: Strings
}

type Text = string | PluralForms | undefined

/**
 * A locale with this end shows the key of each text in its place, for translators: `en-x-keys`. The rest of
 * the tag chooses direction and numbers.
 */
const SHOWS_KEYS = /-x-keys$/i

/** Makes the wording of one language. */
export function createWording({ locale, messages, strings }: WordingSource): Wording {
  const direction = directionOf(locale)
  const put = (message: string, values: Readonly<Record<string, string>>): string =>
    fillIn(message, direction === 'rtl' ? isolate(values) : isolateTurning(values))

  const showsKeys = SHOWS_KEYS.test(locale)
  const textOf = (key: string): Text =>
    showsKeys ? key : (take(strings, key) ?? take(messages, key))

  function plain(key: string, form: Intl.LDMLPluralRule = 'other'): string | undefined {
    const text = textOf(key)
    return typeof text === 'object' ? (text[form] ?? text.other) : text
  }

  const messageOf = (key: MessageKey): string => plain(key) ?? key

  return {
    locale,
    direction,
    get: (key, ...[values]) => put(messageOf(key), values ?? {}),
    getForm: (key, form, values) => put(plain(key, form) ?? key, values),
    failure: ({ code, message }) => plain(`failure.${code}`) ?? message,
    template: (key) => plain(key),
    parts: (key) => cutText(messageOf(key)),
    getOrKey: (key, values) => {
      const text = plain(key)
      return text === undefined ? key : put(text, values ?? {})
    },
  }
}

function take(texts: Readonly<Record<string, Text>>, key: string): Text {
  return Object.hasOwn(texts, key) ? texts[key] : undefined
}
