import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fillPage } from './fill-page.ts'
import { PAGES, REPOSITORY, SITE } from './paths.ts'
import { type Page, SECTIONS, splitPage } from './read-pages.ts'

/**
 * Writes what programs read into the built site: `llms.txt` (the list of pages), `llms-full.txt`
 * (all of them in one), and beside every page its Markdown, without front matter.
 */
export function writeTwins(pages: readonly Page[]): void {
  const start = splitPage(readFileSync(join(PAGES, 'index.md'), 'utf8'))
  const all = [{ path: 'index.md', text: start.text }, ...pages].map(({ path, text }) => ({
    path,
    text: twinOf(text, pages),
  }))
  for (const { path, text } of all) write(path, text)
  write('llms.txt', listOf(pages))
  write('llms-full.txt', all.map(({ path, text }) => `<!-- ${path} -->\n\n${text}`).join('\n'))
}

/** A page as Markdown alone: no comments for our tools, no components, figures filled in. */
function twinOf(text: string, pages: readonly Page[]): string {
  return (
    fillPage(text, pages)
      .replaceAll('](../../lab/screens/', `](${REPOSITORY}/raw/main/apps/lab/screens/`)
      .replace(/^<!-- (?:goes on|examples\/\S+) -->\n/gm, '')
      // One picture of a pair is enough.
      .replace(/^!\[.*\{\.only-dark\}\n/gm, '')
      .replaceAll('{.only-light}', '')
      .replace(/^<(script|style)\b.*?^<\/\1>\n/gms, '')
  )
}

/** Source of the form: https://llmstxt.org */
function listOf(pages: readonly Page[]): string {
  const sections = Object.entries(SECTIONS).map(([section, heading]) => {
    const lines = pages
      .filter((page) => page.section === section)
      .map(({ title, path, description }) => `- [${title}](/${path}): ${description}`)
    return lines.length === 0 ? '' : `## ${heading}\n\n${lines.join('\n')}\n\n`
  })
  const what =
    'Latchkey is an open wallet-connection modal for websites: a visitor chooses a wallet, connects, sees account and balance, switches networks and disconnects. Every page below is Markdown; [all in one](/llms-full.txt).'
  return `# Latchkey\n\n> ${what}\n\n${sections.join('').trimEnd()}\n`
}

function write(path: string, text: string): void {
  const target = join(SITE, path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}
