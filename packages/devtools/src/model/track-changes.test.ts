import { expect, test } from 'vitest'
import { markChanges, readRows } from './track-changes.ts'

test('a tree is written row by row', () => {
  const tree = { modal: { open: false, views: '' }, connections: [{ wallet: 'Fjord' }], login: {} }

  expect(readRows(tree)).toEqual([
    { group: 'modal', path: 'open', value: 'false' },
    { group: 'modal', path: 'views', value: '–' },
    { group: 'connections', path: '0.wallet', value: 'Fjord' },
  ])
})

test('what changes is marked, with what it was, and stays marked', () => {
  const first = markChanges(undefined, readRows({ modal: { open: false, step: 'idle' } }), 1)
  const second = markChanges(first, readRows({ modal: { open: true, step: 'idle', x: 1 } }), 2)
  const third = markChanges(second, readRows({ modal: { open: true, step: 'idle', x: 1 } }), 3)

  expect(first.map(({ change }) => change)).toEqual([undefined, undefined])
  const changes = [{ before: 'false', atMs: 2 }, undefined, { before: '–', atMs: 2 }]
  expect(second.map(({ change }) => change)).toEqual(changes)
  expect(third.map(({ change }) => change)).toEqual(changes)
})
