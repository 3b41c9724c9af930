import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PAGES } from '../paths.ts'
import { readPages } from '../read-pages.ts'
import { findDeadLinks, readHtmlPage, readMarkdownPage, slugOf } from './find-dead-links.ts'

test('no link of a committed page to another one is dead', () => {
  const committed = readPages().filter(({ section }) => section !== 'reference')
  const start = { path: 'index.md', text: readFileSync(join(PAGES, 'index.md'), 'utf8') }
  const pages = [start, ...committed].map(({ path, text }) => readMarkdownPage(path, text))

  const dead = findDeadLinks(pages, isElsewhere)

  expect(dead).toEqual([])
})

/** Pages of the reference exist only where the site was built, which judges links to them. */
function isElsewhere(path: string): boolean {
  return (
    /^reference\/|^llms(-full)?\.txt$/.test(path) ||
    existsSync(join(PAGES, path)) ||
    existsSync(join(PAGES, 'public', path))
  )
}

test('every column of a table has a name, which screen readers repeat', () => {
  const nameless = readPages().flatMap(({ path, text }) =>
    [...text.matchAll(/^(\|.*\|)\n\| ?:?-/gm)]
      .map(([, heads = '']) => heads)
      .filter((heads) => /\|\s*\|/.test(heads))
      .map((heads) => `${path}: ${heads}`),
  )

  expect(nameless).toEqual([])
})

test('pages, headings and files that do not exist are named', () => {
  const pages = [
    readMarkdownPage(
      'a/one.md',
      '# One\n[b](../b/two.md#there) [c](../b/two.md#gone) [d](./none.md) [e](https://x.example) [f](#one)\n```ts\n[g](./gone.md)\n```\n![h](/h.png)',
    ),
    readMarkdownPage('b/two.md', '# Two\n## Words {#there}\n'),
  ]

  expect(findDeadLinks(pages, (path) => path === 'h.png')).toEqual([
    'a/one.html: ../b/two.html#gone: no such heading',
    'a/one.html: ./none.html: no such page',
  ])
})

test('links and headings are read from HTML, but not from scripts', () => {
  const page = readHtmlPage(
    'a.html',
    '<h2 id="x&amp;y"></h2><a class="k" href="/b.html#x">b</a><script><a href="/gone"></script>',
  )

  expect(page).toEqual({ path: 'a.html', anchors: new Set(['x&y']), links: ['/b.html#x'] })
})

test.each([
  ['What a visitor loads', 'what-a-visitor-loads'],
  ['`open()` and `close()`', 'open-and-close'],
  ['3 things: one, two', '_3-things-one-two'],
  ['Café [link](./a.md)', 'cafe-link'],
])('the id of the heading %s is %s', (heading, slug) => {
  expect(slugOf(heading)).toBe(slug)
})
