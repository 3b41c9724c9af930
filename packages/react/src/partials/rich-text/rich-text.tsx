import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { TextPart } from '../../messages/fill-in.ts'

export interface RichTextProps {
  readonly parts: readonly TextPart[]
  /** The elements that replace the names in the text's braces. */
  readonly elements: Readonly<Record<string, ReactNode>>
}

/** A text with elements put in, in the order that the language has them. */
export function RichText({ parts, elements }: RichTextProps): ReactElement {
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
        <Fragment key={index}>{part.kind === 'plain' ? part.text : elements[part.name]}</Fragment>
      ))}
    </>
  )
}
