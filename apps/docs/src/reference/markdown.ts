import type { Member } from './read-members.ts'
import type { Exported } from './read-types.ts'

/**
 * Pages of packages stand in the sidebar behind those by topic, which have lower numbers, and in a group of
 * their own.
 */
export const FIRST_PACKAGE_ORDER = 200

/** A generated page. */
export interface GeneratedPage {
  /** File name without ending. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly order: number
  readonly text: string
}

/** The whole file of a generated page. */
export function fileOf({ title, description, order, text }: GeneratedPage): string {
  const head = [
    `title: '${title.replaceAll("'", "''")}'`,
    `description: ${JSON.stringify(description)}`,
  ]
  return `---\n${head.join('\n')}\norder: ${order}\neditLink: false\n---\n# ${title}\n\n${text.trim()}\n`
}

/** Prose of a comment, safe in a page: what is outside of code can't be read as a tag or as a template. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : safe(part)))
    .join('')
}

function safe(text: string): string {
  return text
    .replaceAll('<', '&lt;')
    .replaceAll('{{', '&#123;&#123;')
    .replace(/(?<=[\w.])\*(?=\S)|(?<=\s)\*(?=[\w-]+[^*]*$)/g, '\\*')
}

/** One line of prose for the cell of a table. */
export function cell(text: string): string {
  return prose(text).replace(/\s+/g, ' ').replaceAll('\\|', '|').replaceAll('|', '\\|').trim()
}

/** A type or a name as code in the cell of a table. */
export function codeCell(text: string): string {
  return text === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``
}

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}

export function block(code: string, language = 'ts'): string {
  return `\`\`\`${language}\n${code}\n\`\`\``
}

/** The links to the descriptions of our packages' types. */
export interface TypeLinks {
  /** A line with a link for each of our types that a piece of code names; empty where it names none. */
  of(code: string): string
  /** The place of a name, such as `./package-core.md#session`. */
  find(owner: string, name: string): string | undefined
}

/** A table of members: name, type and what it is. */
export function memberTable(members: readonly Member[]): string {
  return table(
    ['Name', 'Type', 'What it is'],
    members.map(({ name, type, isOptional, doc, throws }) => [
      codeCell(isOptional ? `${name}?` : name),
      codeCell(type),
      cell([doc, throws === '' ? '' : `Throws ${throws}`].filter(Boolean).join(' ')),
    ]),
  )
}

/** A member with a heading of its own, so that it can be linked and found. */
export function memberSection(member: Member, links: TypeLinks): string {
  const { name, type, isOptional, doc, throws } = member
  const code =
    type.startsWith(`${name}(`) || type.startsWith(`${name}<`)
      ? type
      : `${name}${isOptional ? '?' : ''}: ${type}`
  return [
    `### \`${name}\` {#${anchorOf(name)}}`,
    block(code),
    prose(doc),
    throws === '' ? '' : `Throws ${prose(throws)}`,
    links.of(code),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Something that an entry exports, with a heading of its own. */
export function exportedSection({ name, kind, doc, notes, code, members }: Exported): string {
  const isTable = kind === 'interface' && members.length > 0
  return [
    `### \`${name}\` {#${anchorOf(name)}}`,
    prose(doc),
    isTable ? memberTable(members) : code === '' ? '' : block(code),
    notes.map((note) => `- ${prose(note)}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The id of a heading; names that differ by their capitals alone stay apart. */
export function anchorOf(name: string): string {
  return name.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '')
}

/** A text of a table as a sentence. */
export function sentence(text: string): string {
  const first = /^[a-z]/.test(text) ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text
  return first === '' || /[.!?]$/.test(first) ? first : `${first}.`
}

/** Members that one of our packages declares. */
export function own(members: readonly Member[]): readonly Member[] {
  return members.filter(({ isOwn }) => isOwn)
}
