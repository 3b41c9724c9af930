import { parseFragment } from 'parse5'
import { parse as parseSvelte } from 'svelte/compiler'
import { compileTemplate, parse as parseVue } from 'vue/compiler-sfc'
import type { Language, Snippet } from './extract-snippets.ts'

/** A fault of the markup, on a line of the block from 0. */
interface Fault {
  readonly own: number
  readonly message: string
}

type Parser = (code: string) => readonly Fault[]

const PARSERS: Readonly<Partial<Record<Language, Parser>>> = {
  html: htmlFaults,
  vue: vueFaults,
  svelte: svelteFaults,
}

/**
 * Parses the markup of a block in HTML, Vue or Svelte, as its compiler does.
 *
 * @returns Its faults, as `page:line: message`.
 */
export function parseMarkup({ page, line, language, code }: Snippet): readonly string[] {
  const faults = PARSERS[language]?.(code) ?? []
  return faults.map(({ own, message }) => `${page}:${line + own}: ${message}`)
}

/** The scripts of a block with markup, each on its own line still; every other line is empty. */
export function scriptsOf(code: string): string {
  let script = ''
  let end = 0
  for (const { index, groups } of code.matchAll(SCRIPT)) {
    const { open = '', kind = '', text = '' } = groups ?? {}
    script += linesOf(code.slice(end, index + open.length))
    script += DATA.test(kind) ? linesOf(text) : text
    end = index + open.length + text.length
  }
  return `${script}${linesOf(code.slice(end))}export {}\n`
}

const SCRIPT = /(?<open><script(?<kind>[^>]*)>)(?<text>.*?)<\/script>/gs
const DATA = /type="(?!module)/

function linesOf(text: string): string {
  return '\n'.repeat(text.split('\n').length - 1)
}

function htmlFaults(code: string): readonly Fault[] {
  const faults: Fault[] = []
  parseFragment(code, {
    sourceCodeLocationInfo: true,
    onParseError({ code: message, startLine }) {
      faults.push({ own: startLine - 1, message })
    },
  })
  return faults.filter(({ message }) => !OF_WHOLE_PAGES.has(message))
}

/** A block may be a whole page or a part of one. */
const OF_WHOLE_PAGES = new Set(['misplaced-doctype', 'missing-doctype'])

function vueFaults(code: string): readonly Fault[] {
  const { descriptor, errors } = parseVue(code)
  const { template } = descriptor
  const ofTemplate =
    template === null || errors.length > 0
      ? []
      : compileTemplate({ source: template.content, filename: 'snippet.vue', id: 'snippet' }).errors
  return [...errors, ...ofTemplate].map((error) => ({
    own: 0,
    message: typeof error === 'string' ? error : error.message,
  }))
}

function svelteFaults(code: string): readonly Fault[] {
  try {
    parseSvelte(code, { modern: true })
    return []
  } catch (error) {
    return [{ own: 0, message: error instanceof Error ? error.message : String(error) }]
  }
}
