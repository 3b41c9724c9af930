import * as kit from '@latchkey/ui'
import * as page from '@latchkey/ui/page'
import { expect, test } from 'vitest'
import { GALLERY } from './index.ts'

const entries = GALLERY.flatMap((group) => group.entries)

/** Components have names like ours have; everything else of the kit begins small or is a constant. */
const COMPONENT = /^[A-Z][a-z]/

test('every component of `ui` has an entry', () => {
  const components = Object.keys({ ...kit, ...page }).filter((name) => COMPONENT.test(name))
  const shown = new Set(entries.flatMap(({ shows }) => shows))

  expect([...shown].sort()).toEqual(components.sort())
})

test('every entry has its own id and shows something', () => {
  const ids = entries.map(({ id }) => id)

  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
  expect(entries.filter(({ specimens }) => specimens.length === 0)).toEqual([])
})

test('the states of an entry have different names', () => {
  const twice = entries.filter(({ specimens }) => {
    const names = specimens.map(({ name }) => name)
    return new Set(names).size !== names.length
  })

  expect(twice).toEqual([])
})
