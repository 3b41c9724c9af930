import type { enModal } from './en/modal.ts'
import type { enPage } from './en/page.ts'

/** Names a text of the page's buttons. */
export type PageMessageKey = keyof typeof enPage

/** Names a text. */
export type MessageKey = keyof typeof enModal | PageMessageKey

/** A text for each key; what stands in braces is put in when it is shown. */
export type Messages = { readonly [Key in MessageKey]: string }

/** Texts of a site's own, by key; the rest stays as it is. */
export type Strings = { readonly [Key in MessageKey]?: string | undefined }

type English = typeof enModal & typeof enPage

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** What a text has to be given: one value for each name in its braces. */
export type MessageValues<Key extends MessageKey> = {
  readonly [Name in NamesIn<English[Key]>]: string
}

/** The values as further arguments: none when the text has no braces. */
export type ValuesOf<Key extends MessageKey> =
  Record<string, never> extends MessageValues<Key> ? [] : [values: MessageValues<Key>]
