import { expect, test } from 'vitest'
import type { PageFacts } from '../platform/ports.ts'
import { describeSite } from './metadata.ts'

const page: PageFacts = {
  title: 'Shop',
  description: 'Sells things',
  origin: 'https://shop.example',
  iconHref: '/icon.png',
}

test("without metadata the page's own description is used", () => {
  expect(describeSite(undefined, page)).toEqual({
    name: 'Shop',
    description: 'Sells things',
    url: 'https://shop.example',
    icons: ['https://shop.example/icon.png'],
  })
})

test.each<[iconHref: string | undefined, icons: readonly string[]]>([
  ['icon.svg', ['https://shop.example/icon.svg']],
  ['https://cdn.example/icon.png', ['https://cdn.example/icon.png']],
  [undefined, []],
  ['https://', []],
])('the icon %s is read as %o', (iconHref, icons) => {
  expect(describeSite(undefined, { ...page, iconHref }).icons).toEqual(icons)
})

test('a page without a description has an empty one', () => {
  expect(describeSite(undefined, { title: '', origin: 'https://shop.example' })).toEqual({
    name: '',
    description: '',
    url: 'https://shop.example',
    icons: [],
  })
})

test('given metadata is used unchanged', () => {
  const own = { name: 'Own', description: '', url: 'https://own.example', icons: [] }

  expect(describeSite(own, page)).toBe(own)
})
