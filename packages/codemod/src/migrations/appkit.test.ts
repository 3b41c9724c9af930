import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { appkit } from './appkit.ts'
import { APPKIT_MEMBERS } from './appkit-members.ts'
import { APPKIT_OPTIONS } from './appkit-options.ts'

const REPOSITORY = new URL('../../../../', import.meta.url)
const facts = readFileSync(new URL('docs/views.md', REPOSITORY), 'utf8')
/** The inline code on the page, without its blocks. */
const page = readFileSync(new URL('apps/docs/pages/migrate/appkit.md', REPOSITORY), 'utf8')
  .replace(/^```.*?^```/gms, '')
  .match(/`[^`\n]+`/g)
  ?.join('\n')

/** The text below a heading of the facts about AppKit. */
function below(heading: string): string {
  const [, text = ''] = facts.split(`\n### ${heading}`)
  return text.split('\n### ')[0] ?? ''
}

/** The first column of a table. */
function firstColumn(text: string): readonly string[] {
  return [...text.matchAll(/^\| ([^|]+) \|/gm)]
    .flatMap(([, cell = '']) => cell.split(/[,/]/))
    .map((name) => name.trim())
    .filter((name) => /^[a-z][\w-]+$/i.test(name) && name !== 'Option')
}

const OPTIONS = firstColumn(below('createAppKit'))
const ELEMENTS = firstColumn(below('Elements'))
const HOOKS = [...new Set(below('Hooks').match(/\buse[A-Z]\w+/g))]
const MEMBERS = (below('Instance').trim().split('\n')[0] ?? '')
  .replace(/\([^)]*\)/g, '')
  .split(/[,.]/)
  .map((name) => name.trim())
  .filter((name) => /^[a-z]\w+$/i.test(name))

test('the facts have names of each kind', () => {
  const counts = [OPTIONS, ELEMENTS, HOOKS, MEMBERS].map(({ length }) => length)

  expect(counts).toEqual([39, 8, 19, 64])
})

test('the page says of every name of AppKit what it is here, or why it is not', () => {
  const names = [...OPTIONS, ...MEMBERS, ...HOOKS, ...ELEMENTS]

  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(String(page)))).toEqual([])
})

test('the program knows every name of AppKit', () => {
  const { same, removed, noted, addresses } = APPKIT_OPTIONS
  const members = [
    ...APPKIT_MEMBERS.same,
    ...Object.keys({ ...APPKIT_MEMBERS.renamed, ...APPKIT_MEMBERS.noted }),
  ]
  const options = [...same, addresses, 'themeVariables', ...Object.keys({ ...removed, ...noted })]
  const hooks = Object.keys(appkit.modules['@reown/appkit/react']?.names ?? {})
  const elements = Object.keys(appkit.elements ?? {})

  expect(OPTIONS.filter((name) => !options.includes(name))).toEqual([])
  expect(MEMBERS.filter((name) => !members.includes(name))).toEqual([])
  expect(HOOKS.filter((name) => !hooks.includes(name))).toEqual([])
  expect(ELEMENTS.filter((name) => !elements.includes(name))).toEqual([])
})
