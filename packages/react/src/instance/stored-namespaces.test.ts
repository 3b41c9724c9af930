import type { LatchkeyOptions } from '@latchkey/core'
import { expect, test } from 'vitest'
import type { PageWindow } from './page.ts'
import { readStoredNamespaces } from './stored-namespaces.ts'

/** A page whose storage has `text` as the recent wallets. */
function aPage(text: string | null): PageWindow {
  const localStorage = {
    getItem: (key: string) => (key.endsWith('/connected_namespaces') ? text : null),
  }
  // Nothing else of the page is looked at.
  return { localStorage } as unknown as PageWindow
}

const OPTIONS: Partial<LatchkeyOptions> = {}

function found(page: PageWindow, options: Partial<LatchkeyOptions> = OPTIONS): string {
  return readStoredNamespaces(options as LatchkeyOptions, page)
}

test.each([
  ['nothing', null, ''],
  ['an empty text', '', ''],
  ['a trace', '[{}]', '[{}]'],
])('a page whose storage has %s', (_, text, expected) => {
  expect(found(aPage(text))).toBe(expected)
})

test('a storage of the website is used instead', () => {
  const storage = { get: () => '[{}]', set() {}, remove() {} }

  expect(found(aPage(null), { storage })).toBe('[{}]')
})

test.each<[string, () => unknown]>([
  ['null', () => null],
  ['a number', () => 7],
  ['a promise', async () => '[{}]'],
  ['a rejected promise', () => Promise.reject(new Error('no'))],
  [
    'an error',
    () => {
      throw new Error('no')
    },
  ],
])('a storage of the website that answers %s has no namespaces', async (_what, get) => {
  // The type forbids most of them; websites without types have them.
  const storage = { get, set() {}, remove() {} } as LatchkeyOptions['storage']

  expect(found(aPage('[{}]'), { storage })).toBe('')
})

test.each<[what: string, options: Partial<LatchkeyOptions>]>([
  ['forgets with the page', { storage: 'memory' }],
  ['restores no session', { enableReconnect: false }],
  ['is another modal’s', { id: 'other', storage: { get: () => undefined, set() {}, remove() {} } }],
])('there are no namespaces if the modal %s', (_what, options) => {
  expect(found(aPage('[{}]'), options)).toBe('')
})

test('denied storage has no namespaces', () => {
  const page = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
  }

  expect(found(page as unknown as PageWindow)).toBe('')
})
