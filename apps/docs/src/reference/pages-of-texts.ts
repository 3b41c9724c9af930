import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../paths.ts'
import { cell, codeCell, type GeneratedPage, prose, table } from './markdown.ts'

const MESSAGES = join(ROOT, 'packages/react/src/messages')

/** A text, or one for each way in which a language counts. */
type Text = string | Readonly<Record<string, string>>
type Texts = Readonly<Record<string, Text>>

/** The table of all texts, and the table of languages. */
export async function pagesOfTexts(): Promise<readonly GeneratedPage[]> {
  const places = await readPlaces()
  return [textsPage(places), languagesPage(places)]
}

interface Place {
  readonly name: string
  /** The view that shows the texts. */
  readonly doc: string
  readonly texts: Texts
}

async function readPlaces(): Promise<readonly Place[]> {
  const names = readdirSync(join(MESSAGES, 'en')).filter(
    (name) => name.endsWith('.ts') && !name.includes('.test'),
  )
  return await Promise.all(
    names.sort().map(async (name) => ({
      name: name.replace('.ts', ''),
      doc: docOf(readFileSync(join(MESSAGES, 'en', name), 'utf8')),
      texts: await readTexts(`en/${name}`),
    })),
  )
}

/** The one value that a file of English texts exports. */
async function readTexts(path: string): Promise<Texts> {
  const [texts] = Object.values(await import(pathToFileURL(join(MESSAGES, path)).href))
  // Every file of English exports one object of texts; a test of that package reads them all.
  return texts as Texts
}

/** The texts of a language but English. */
function readTranslation(tag: string): Texts {
  // The types of that package check the files.
  return JSON.parse(readFileSync(join(MESSAGES, 'translations', `${tag}.json`), 'utf8')) as Texts
}

function docOf(source: string): string {
  const [, words = ''] = /\/\*\*(.*?)\*\/\s*export const/s.exec(source) ?? []
  return words.replace(/\s*\n\s*\*\s?/g, ' ').trim()
}

function textsPage(places: readonly Place[]): GeneratedPage {
  const count = places.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0)
  const text = [
    `The ${count} English texts of the modal and its buttons, by where they are shown. The option [\`strings\`](./options.md#strings) replaces any of them by its key. What is in braces is filled in; a text that counts has one form for each way in which a language counts, and a text of \`strings\` is used for all of them. Failures have texts by the key \`failure.\` and their [code](./errors.md).`,
    ...places.map(({ name, doc, texts }) =>
      [
        `## ${headingOf(name)} {#place-${name}}`,
        prose(doc),
        table(['Key', 'English', 'Values'], Object.entries(texts).map(rowOf)),
      ].join('\n\n'),
    ),
  ]
  return {
    name: 'texts',
    title: 'All texts',
    order: 90,
    text: text.join('\n\n'),
    description:
      'Every text of the modal in English, with its key, where it is shown and its values.',
  }
}

function headingOf(name: string): string {
  const words = name.replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function rowOf([key, text]: readonly [string, Text]): readonly string[] {
  const forms = typeof text === 'string' ? [text] : Object.values(text)
  const shown =
    typeof text === 'string'
      ? cell(text)
      : Object.entries(text)
          .map(([form, each]) => `${form}: ${cell(each)}`)
          .join('<br>')
  const values = new Set(forms.flatMap((form) => form.match(/\{\w+\}/g) ?? []))
  return [codeCell(key), shown, [...values].map((each) => codeCell(each.slice(1, -1))).join(' ')]
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he'])

function languagesPage(places: readonly Place[]): GeneratedPage {
  const keys = places.flatMap(({ texts }) => Object.keys(texts))
  const tags = readdirSync(join(MESSAGES, 'translations'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''))
  const rows = tags.map((tag) => {
    const texts = readTranslation(tag)
    const done = keys.filter((key) => Object.hasOwn(texts, key)).length
    return rowOfLanguage(tag, `${done} of ${keys.length}`)
  })
  const text = [
    'Each language but English is a file of its own, which only its visitors load. The page’s language (`lang` of `<html>`) counts, then that of the browser; the option [`locale`](./options.md#locale) names one, and `setLocale` changes it. A regional tag gets the texts of its language: `de-AT` those of `de`; `zh-TW`, `zh-HK`, `zh-MO` and `zh-Hant` get traditional Chinese, every other `zh` simplified. Numbers, times and plural forms follow the tag itself.',
    table(
      ['Tag', 'Language', 'In itself', 'Texts', 'Direction'],
      [rowOfLanguage('en', `${keys.length} of ${keys.length}`), ...rows],
    ),
  ]
  return {
    name: 'languages',
    title: 'Languages',
    order: 100,
    text: text.join('\n\n'),
    description: 'The languages of the modal, and how complete each is.',
  }
}

function rowOfLanguage(tag: string, done: string): readonly string[] {
  return [
    codeCell(tag),
    nameOf(tag, 'en'),
    nameOf(tag, tag),
    done,
    RIGHT_TO_LEFT.has(tag) ? 'right to left' : 'left to right',
  ]
}

function nameOf(tag: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? tag
}
