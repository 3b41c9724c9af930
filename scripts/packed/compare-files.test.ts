import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compareFiles } from './compare-files.mjs'

test('the same bytes twice are the same file; one byte more is another', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-compare-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const folders: [string, string] = [join(folder, 'first'), join(folder, 'second')]
  for (const each of folders) {
    mkdirSync(each)
    writeFileSync(join(each, 'a.tgz'), 'packed')
    writeFileSync(join(each, 'b.tgz'), each.endsWith('first') ? 'packed' : 'packed.')
  }

  expect(compareFiles('a.tgz', folders)).toMatch(/^[0-9a-f]{64}$/)
  expect(() => compareFiles('b.tgz', folders)).toThrow('b.tgz came out differently')
})
