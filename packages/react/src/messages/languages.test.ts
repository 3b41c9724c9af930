/// <reference types="vite/client" />

import { isNamespace } from '@latchkey/core/contract'
import { CATALOG } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { ENGLISH } from '../testing/a-snapshot.ts'
import { enModal } from './en/modal.ts'
import { LANGUAGES, loadLanguage } from './languages.ts'
import type { PluralForms } from './messages.ts'

type Texts = Readonly<Record<string, string | PluralForms>>

const TAGS = Object.keys(LANGUAGES)

async function textsOf(tag: string): Promise<Texts> {
  const messages = tag === 'en' ? ENGLISH : await loadLanguage(tag)
  if (messages === undefined) throw new Error(`There is no ${tag}`)
  return { ...messages }
}

function formsOf(text: string | PluralForms | undefined): readonly string[] {
  return typeof text === 'object' ? Object.values(text) : [text ?? '']
}

function namesIn(text: string): string {
  return [...text.matchAll(/\{\w+\}/g)]
    .map(([name]) => name)
    .sort()
    .join()
}

/** Which forms a language needs. */
function categories(tag: string): readonly string[] {
  return [...new Intl.PluralRules(tag).resolvedOptions().pluralCategories].sort()
}

/** The sources of the parts that show texts. */
const SOURCES = import.meta.glob<string>(
  [
    '../**/*.ts',
    '../**/*.tsx',
    '!../**/*.test*',
    '!../messages/**',
    '!../testing/**',
    // Some notices are the core's.
    '!../../../core/src/**/*.test*',
    '../../../core/src/{modal,connections,pairing,embedded-wallet,send,swap}/**/*.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const SOURCE = Object.values(SOURCES).join('\n')

/**
 * Some keys vary in their middle: `connect.${kind}.both`. Those of failures are made from codes, and those
 * of namespaces end with one.
 */
function isShown(key: string): boolean {
  if (key.startsWith('failure.')) return Object.hasOwn(CATALOG, key.slice('failure.'.length))
  const [first, second = '', ...rest] = key.split('.')
  const varying = [first, `\${kind}`, ...rest].join('.')
  return (
    SOURCE.includes(`'${key}'`) ||
    (isNamespace(second) && SOURCE.includes(`\`${first}.\${namespace}\``)) ||
    (rest.length > 0 && SOURCE.includes(`\`${varying}\``))
  )
}

/** Notices, whose texts come with the toast and the alerts. */
const NOTICES = /^(?:alert|notice|send|swap)\./
const DRAWS_NOTICES = /\/modal\/(?:alerts|notices)\.tsx$/

/** Keys of texts that come with views. */
const VIEW_KEYS = Object.keys(ENGLISH).filter(
  (key) => !Object.hasOwn(enModal, key) && !key.startsWith('button.'),
)

test('every text is used', () => {
  expect(SOURCE).not.toBe('')
  expect(Object.keys(ENGLISH).filter((key) => !isShown(key))).toEqual([])
})

test('what comes before the first view needs no text of views', () => {
  const first = Object.entries(SOURCES).filter(([path]) =>
    /core\/|\/(?:modal|binding|views\/connect|partials\/(?:legal|logins\/(?:methods|email-f|social)))\//.test(
      path,
    ),
  )
  const named = first.flatMap(([path, source]) =>
    VIEW_KEYS.filter((key) => source.includes(`'${key}'`) && !isNotice(path, key)).map(
      (key) => `${path}: ${key}`,
    ),
  )

  expect(first.length).toBeGreaterThan(20)
  expect(named).toEqual([])
})

/** The core raises notices, and draws none. */
function isNotice(path: string, key: string): boolean {
  return NOTICES.test(key) && (path.includes('core/') || DRAWS_NOTICES.test(path))
}

test('Arabic is a language of the modal', () => {
  expect(TAGS).toContain('ar')
})

test.each(TAGS)('%s has a text for each key of English, and no others but errors', async (tag) => {
  const isNoError = (key: string): boolean => !key.startsWith('failure.')
  const keys = Object.keys(await textsOf(tag))

  expect(keys.filter(isNoError).sort()).toEqual(Object.keys(ENGLISH).filter(isNoError).sort())
  expect(keys).toEqual(expect.arrayContaining(Object.keys(ENGLISH)))
})

test.each(TAGS)('%s has the same placeholders as English', async (tag) => {
  const texts = await textsOf(tag)

  for (const [key, text] of Object.entries<string | PluralForms>(ENGLISH)) {
    const [own, other] = [texts[key], text].map((each) =>
      typeof each === 'object' ? each.other : (each ?? ''),
    )
    expect([key, namesIn(own ?? '')]).toEqual([key, namesIn(other ?? '')])
  }
})

test.each(['en', ...TAGS])('%s has every plural form of its rules', async (tag) => {
  const counting = Object.entries(await textsOf(tag)).filter(([, text]) => typeof text === 'object')

  expect(counting.length).toBeGreaterThan(0)
  for (const [key, text] of counting) {
    expect([key, ...Object.keys(text).sort()]).toEqual([key, ...categories(tag)])
  }
})

test.each(['en', ...TAGS])(
  '%s leaves nothing empty, shouts nowhere and does not beg',
  async (tag) => {
    for (const [key, text] of Object.entries(await textsOf(tag))) {
      for (const form of formsOf(text)) {
        expect([key, form]).toEqual([key, expect.stringMatching(/\S/)])
        expect([key, form]).not.toEqual([key, expect.stringMatching(/!|\.\.\.|please|oops/i)])
      }
    }
  },
)

test('every Arabic text is in Arabic', async () => {
  for (const [key, text] of Object.entries(await textsOf('ar'))) {
    for (const form of formsOf(text)) {
      const words = form.replace(/\{\w+\}/g, '')
      expect([key, words]).not.toEqual([key, expect.stringMatching(/[a-z]/i)])
    }
  }
})

test.each(TAGS)('every error that %s has a text for exists', async (tag) => {
  const failures = Object.keys(await textsOf(tag)).filter((key) => key.startsWith('failure.'))

  expect(failures.length).toBeGreaterThan(10)
  for (const key of failures) expect(Object.keys(CATALOG)).toContain(key.slice('failure.'.length))
})

test.each([
  ['ar', 'ربط المحفظة'],
  ['ar-EG', 'ربط المحفظة'],
  ['AR-sa', 'ربط المحفظة'],
  ['en-GB', 'Connect wallet'],
])('%s is the language of "%s"', async (tag, words) => {
  expect((await loadLanguage(tag))?.['connect.title']).toBe(words)
})

test.each(['xx', '', 'toString', '__proto__'])('there is no language for "%s"', async (tag) => {
  expect(await loadLanguage(tag)).toBeUndefined()
})
