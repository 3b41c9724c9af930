import ts from 'typescript'

/** The content of a comment above a declaration. */
export interface Docs {
  /** The description, in Markdown. */
  readonly doc: string
  /** Parameters, what is returned and what is thrown, a line each, in Markdown. */
  readonly notes: readonly string[]
  readonly throws: string
}

/** Reads the comment of a symbol; words between backticks are code. */
export function readDocs(checker: ts.TypeChecker, symbol: ts.Symbol): Docs {
  const doc = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()
  const tags = symbol
    .getJsDocTags(checker)
    .map(({ name, text }) => ({ name, text: ts.displayPartsToString(text).trim() }))
  const throws = tags.filter(({ name }) => name === 'throws').map(({ text }) => markCodes(text))
  return { doc, notes: tags.flatMap(noteOf), throws: throws.join(' ') }
}

function noteOf({
  name,
  text,
}: {
  readonly name: string
  readonly text: string
}): readonly string[] {
  switch (name) {
    case 'param': {
      const [, parameter = '', words = ''] = /^(\S+)\s+(?:-\s*)?(.*)$/s.exec(text) ?? []
      return parameter === '' ? [] : [`\`${parameter}\`: ${words}`]
    }
    case 'returns':
      return [`Returns: ${text}`]
    case 'throws':
      return [`Throws: ${markCodes(text)}`]
    default:
      return []
  }
}

/** `LatchkeyError` is the same everywhere, and a link to the codes says more. */
function markCodes(text: string): string {
  return text.replace(/^\{?LatchkeyError\}?\s*/, '').replace(/^-\s*/, '')
}
