import ts from 'typescript'

const INSTEAD_OF_BEGINNING = 'a verb or an article ("Returns …", "The …")'
const BEGINNING = /^(?:What|Of|Where|Whose|Whom|Who|Whether)\b/
const INSTEAD_OF_PHRASE = new Map([
  ['whoever', 'the reader, caller, user or site that is meant'],
  ['somebody', 'the reader, caller, user or site that is meant'],
  ['nobody', '"no user", "no caller", "no one", or a sentence in the passive'],
  ['anew', '"again"'],
  ['meanwhile', '"at the same time", or the event that it waits for'],
  ['comes to', '"reaches", "opens", "equals"'],
  ['is told', '"receives", "learns", "is notified"'],
  ['goes on', '"continues", "lasts"'],
])
const PHRASES = [...INSTEAD_OF_PHRASE.keys()].join('|')
const PHRASE = new RegExp(`\\b(?:${PHRASES})\\b`, 'gi')
/** Match the texts that the parser has to look at, because most files have none. */
const CANDIDATES = [
  new RegExp(`(?://|\\*)\\s*${BEGINNING.source.slice(1)}`),
  new RegExp(`\\b(?:${PHRASES.replaceAll(' ', '[\\s*/]+')})\\b`, 'i'),
]
const INLINE_CODE = /`[^`]*`/g

/** A comment that is hard to read, and the words to use. */
export interface HardComment {
  readonly line: number
  readonly words: string
  readonly use: string
}

interface Comment {
  readonly pos: number
  readonly end: number
}

/**
 * Finds comments that begin with a question word instead of a subject or a verb, and phrases that
 * the style guide excludes. Lines of `//` that follow each other are one comment.
 */
export function hardComments(source: string): readonly HardComment[] {
  if (!CANDIDATES.some((candidate) => candidate.test(source))) return []
  const file = ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  return joinLines(commentsIn(file, file), source).flatMap((comment) => {
    const text = wordsOf(source.slice(comment.pos, comment.end))
    const line = file.getLineAndCharacterOfPosition(comment.pos).line + 1
    return [...beginningOf(text), ...phrasesOf(text)].map((hard) => ({ line, ...hard }))
  })
}

function beginningOf(text: string): readonly Omit<HardComment, 'line'>[] {
  const [words] = BEGINNING.exec(text.trimStart()) ?? []
  return words === undefined ? [] : [{ words: `${words} …`, use: INSTEAD_OF_BEGINNING }]
}

/** Finds a phrase also if it continues on the next line of its comment; names in code are none. */
function phrasesOf(text: string): readonly Omit<HardComment, 'line'>[] {
  return [...text.replace(INLINE_CODE, '').replace(/\s+/g, ' ').matchAll(PHRASE)].map(
    ([words]) => ({
      words,
      use: INSTEAD_OF_PHRASE.get(words.toLowerCase()) ?? '',
    }),
  )
}

/** Takes the signs of comments away, as long as the text. */
function wordsOf(comment: string): string {
  return comment
    .replace(/^\s*\/\//gm, '')
    .replace(/^\/\*+|\*+\/$/g, '')
    .replace(/^\s*\*/gm, '')
}

/** Comments lie between tokens; text in markup is a token, so that signs in it are no comment. */
function commentsIn(node: ts.Node, file: ts.SourceFile): readonly Comment[] {
  if (ts.isJSDoc(node) || ts.isJsxText(node)) return []
  const children = node.getChildren(file).filter((child) => !ts.isJSDoc(child))
  if (children.length > 0) return children.flatMap((child) => commentsIn(child, file))
  return commentsBetween(file.text, node.pos, node.getStart(file))
}

function commentsBetween(text: string, from: number, to: number): readonly Comment[] {
  if (from === to) return []
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false)
  scanner.setText(text, from, to - from)
  const comments: Comment[] = []
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const isComment =
      kind === ts.SyntaxKind.SingleLineCommentTrivia ||
      kind === ts.SyntaxKind.MultiLineCommentTrivia
    if (isComment) comments.push({ pos: scanner.getTokenStart(), end: scanner.getTokenEnd() })
  }
  return comments
}

/** Joins the lines of a comment that is written with `//`. */
function joinLines(comments: readonly Comment[], source: string): readonly Comment[] {
  const joined: Comment[] = []
  for (const comment of comments) {
    const last = joined.at(-1)
    const isNextLine =
      last !== undefined &&
      source.startsWith('//', last.pos) &&
      source.startsWith('//', comment.pos) &&
      /^\n[ \t]*$/.test(source.slice(last.end, comment.pos))
    if (isNextLine) joined.splice(-1, 1, { pos: last.pos, end: comment.end })
    else joined.push(comment)
  }
  return joined
}
