import { expect, test } from 'vitest'
import { findEarlyModules } from './seams.mjs'

const MODULES = '/site/node_modules/@latchkey'

function aChunk(modules: readonly string[], imports: readonly string[] = [], isEntry = false) {
  return { isEntry, imports, bytes: 1, packages: {}, modules: modules.map(ours) }
}

function ours(path: string): string {
  return path.startsWith('/') ? path : `${MODULES}/${path}`
}

test('a page that loads the modal lazily loads nothing too early', () => {
  const chunks = {
    'index.js': aChunk(['react/dist/index.js'], [], true),
    'modal.js': aChunk(['react/dist/modal.js', 'core/dist/index.js']),
  }

  expect(
    findEarlyModules(chunks, [[ours('react/dist/index.js'), ours('react/dist/modal.js')]]),
  ).toEqual([])
})

test('a small helper that brings all of core into the page is a fault', () => {
  const chunks = {
    'index.js': aChunk(['react/dist/index.js'], ['shared.js'], true),
    'shared.js': aChunk(['core/dist/index.js']),
  }

  expect(findEarlyModules(chunks, [])).toEqual([
    'the page loads @latchkey/core/dist/index.js before the modal',
  ])
})

test('a module that is imported lazily, and comes with its importer all the same, is a fault', () => {
  const chunks = {
    'index.js': aChunk(['react/dist/index.js'], [], true),
    'modal.js': aChunk(['react/dist/modal.js'], ['swap.js']),
    'swap.js': aChunk(['core/dist/chunks/swap.js']),
  }

  expect(
    findEarlyModules(chunks, [
      [ours('react/dist/modal.js'), ours('core/dist/chunks/swap.js')],
      [ours('react/dist/index.js'), ours('react/dist/modal.js')],
    ]),
  ).toEqual([
    '@latchkey/react/dist/modal.js loads @latchkey/core/dist/chunks/swap.js at once, not lazily',
  ])
})

test('libraries may load their own parts as they like', () => {
  const chunks = { 'index.js': aChunk(['/site/viem/a.js', '/site/viem/b.js'], [], true) }

  expect(findEarlyModules(chunks, [['/site/viem/a.js', '/site/viem/b.js']])).toEqual([])
})
