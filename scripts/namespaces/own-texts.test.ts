import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownTexts, shippedFiles } from './own-texts.mjs'

function aPackage(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'own-texts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'dist', 'deep'), { recursive: true })
  writeFileSync(join(folder, 'dist', 'deep', 'a.js'), source)
  return folder
}

test('texts that only one package has are listed, once each', () => {
  const own = aPackage(
    'f("eip6963:announceProvider"); g(`eip6963:announceProvider`, \'of-its-own-kind\')',
  )
  const other = aPackage('h("something else entirely")')

  expect(ownTexts(own, shippedFiles(other))).toEqual([
    'eip6963:announceProvider',
    'of-its-own-kind',
  ])
})

test.each([
  ['short', '"short"'],
  ['a file', '"./deep/other-file.js"'],
  ['a package', '"@scure/btc-signer"'],
  ['also elsewhere', '"said by another one"'],
])('one that is %s is none', (_why, source) => {
  const other = aPackage('"this was said by another one"')

  expect(ownTexts(aPackage(source), shippedFiles(other))).toEqual([])
})
