/** Languages of code that is compiled, or parsed where it is HTML. */
const LANGUAGES = ['ts', 'tsx', 'js', 'jsx', 'vue', 'svelte', 'html'] as const

/** A language of code that is checked. */
export type Language = (typeof LANGUAGES)[number]

/** One block of code of a page, with what it builds upon. */
export interface Snippet {
  /** Path of the page below the repository's folder. */
  readonly page: string
  /** Line of the page on which its code begins, from 1. */
  readonly line: number
  readonly language: Language
  readonly code: string
  /** The block before, when the page marks this one as its continuation. */
  readonly before: Snippet | undefined
}

/** A block between fences, with the comment above it that readers do not see. */
const BLOCK =
  /^(?<comment><!-- (?:goes on|(?:examples|apps\/lab)\/\S+) -->\n)?```(?<language>[a-z]*)[^\n]*\n(?<code>.*?)^```$/gms

/**
 * Reads the blocks of code of a page, in order. A block stands for itself unless the comment `goes on` is right
 * above it: then it knows what the one before declared. Those that show a file of an example or of the lab, by
 * the comment with its path, are left out: see `readExampleFiles`.
 *
 * @param languages - Blocks in other languages are left out.
 */
export function extractSnippets(
  page: string,
  text: string,
  languages: readonly Language[] = ['ts', 'tsx'],
): readonly Snippet[] {
  const plain = text.replaceAll('\r\n', '\n')
  const found: Snippet[] = []
  for (const { index, groups } of plain.matchAll(BLOCK)) {
    const { comment = '', code = '' } = groups ?? {}
    const language = languages.find((each) => each === groups?.['language'])
    if (language === undefined) continue
    if (/examples\/|apps\/lab\//.test(comment)) continue
    const fenceLine = plain.slice(0, index + comment.length).split('\n').length
    const before = comment === '' ? undefined : found.at(-1)
    found.push({ page, line: fenceLine + 1, language, code, before })
  }
  return found
}

/** Reads the blocks of code of a page of the documentation: all that can be checked. */
export function extractAllSnippets(page: string, text: string): readonly Snippet[] {
  return extractSnippets(page, text, LANGUAGES)
}

const EXAMPLE_FILE =
  /^<!-- (?<path>(?:examples|apps\/lab)\/\S+) -->\n```[^\n]*\n(?<code>.*?)^```$/gms

/** The blocks of a page that show a whole file of an example or of the lab: the comment above names its path. */
export function readExampleFiles(text: string): readonly { path: string; code: string }[] {
  return [...text.replaceAll('\r\n', '\n').matchAll(EXAMPLE_FILE)].map(({ groups }) => ({
    path: groups?.['path'] ?? '',
    code: groups?.['code'] ?? '',
  }))
}
