import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGES } from './paths.ts'

/** Folders of pages in the order of the sidebar, with their headings. */
export const SECTIONS = {
  start: 'Start',
  concepts: 'Concepts',
  guides: 'Guides',
  migrate: 'Migrate',
  reference: 'Reference',
} as const

/** Name of a folder of pages. */
export type Section = keyof typeof SECTIONS

/** A page with what its front matter says. */
export interface Page {
  /** Path below `pages`, such as `start/next.md`. */
  readonly path: string
  readonly section: Section
  readonly title: string
  /** One sentence. */
  readonly description: string
  /** Place in the sidebar among the pages of its section, lowest first. */
  readonly order: number
  /** The Markdown below the front matter. */
  readonly text: string
}

/** Reads every page of every section, in the order of the sidebar. The start page is not one of them. */
export function readPages(folder: string = PAGES): readonly Page[] {
  // The keys of a literal object are those of its type.
  const sections = Object.keys(SECTIONS) as Section[]
  return sections.flatMap((section) =>
    filesIn(join(folder, section))
      .map((name) => readPage(folder, section, name))
      .sort((a, b) => a.order - b.order || a.title.localeCompare(b.title, 'en')),
  )
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.md'))
  } catch {
    // A section without pages has no folder.
    return []
  }
}

function readPage(folder: string, section: Section, name: string): Page {
  const path = `${section}/${name}`
  const { fields, text } = splitPage(readFileSync(join(folder, path), 'utf8'))
  const { title = '', description = '', order = '' } = fields
  if (title === '' || description === '' || !/^\d+$/.test(order)) {
    throw new Error(`pages/${path} needs title, description and order (a number) above its text`)
  }
  return { path, section, title, description, order: Number(order), text }
}

const FRONT_MATTER = /^---\n(?<head>.*?)\n---\n(?<text>.*)$/s

/** Splits a page into the plain `name: value` lines above it, and its text. */
export function splitPage(page: string): {
  readonly fields: Readonly<Record<string, string>>
  readonly text: string
} {
  const plain = page.replaceAll('\r\n', '\n')
  const { head = '', text = plain } = FRONT_MATTER.exec(plain)?.groups ?? {}
  const lines = [...head.matchAll(/^(\w+): *(.*)$/gm)]
  const fields = lines.map(([, name = '', value = '']) => [name, unquoted(value)])
  return { fields: Object.fromEntries(fields), text: text.trimStart() }
}

function unquoted(value: string): string {
  return value.trim().replace(/^(['"])(.*)\1$/, '$2')
}
