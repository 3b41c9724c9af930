import { type Direction, directionOf } from './direction.ts'
import { cutText, fillIn, type TextPart } from './fill-in.ts'
import type { MessageKey, Messages, Strings, ValuesOf } from './messages.ts'

/** All text of one modal in one language. */
export interface Wording {
  /** BCP 47 tag that numbers follow. */
  readonly locale: string
  readonly direction: Direction
  /** The text of `key`, with what stands in its braces put in. */
  say<Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string
  /** The text of `key` as it is written, braces and all. */
  template(key: MessageKey): string
  /** The text of `key` in pieces, for markup that puts elements in. */
  parts(key: MessageKey): readonly TextPart[]
  /** The text of `key` when it is one of ours, else `key` itself. */
  sayOrKeep(key: string): string
}

/** What a wording is made from. */
export interface WordingSource {
  readonly locale: string
  readonly messages: Messages
  /** A site's own words go before ours. */
  readonly strings: Strings
}

/** Makes the wording of one language. Pure. */
export function createWording({ locale, messages, strings }: WordingSource): Wording {
  const messageOf = (key: MessageKey): string => strings[key] ?? messages[key]
  return {
    locale,
    direction: directionOf(locale),
    say: (key, ...[values]) => fillIn(messageOf(key), values ?? {}),
    template: messageOf,
    parts: (key) => cutText(messageOf(key)),
    sayOrKeep: (key) => (isKey(messages, key) ? messageOf(key) : key),
  }
}

function isKey(messages: Messages, key: string): key is MessageKey {
  return Object.hasOwn(messages, key)
}
