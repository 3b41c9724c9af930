import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeIntegrity } from './write-integrity.ts'

test('every module has the hash of its bytes, by its path, and nothing else is listed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'integrity-'))
  mkdirSync(join(folder, 'chunks'))
  // A byte that is no text.
  const bytes = new Uint8Array([0xff, 0x3b])
  writeFileSync(join(folder, 'chunks/page.js'), bytes)
  writeFileSync(join(folder, 'latchkey.js'), '')
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), 'MIT')

  const hashes = writeIntegrity(folder)

  const hash = createHash('sha384').update(bytes).digest('base64')
  expect(Object.keys(hashes)).toEqual(['chunks/page.js', 'latchkey.js'])
  expect(hashes['chunks/page.js']).toBe(`sha384-${hash}`)
  expect(JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8'))).toEqual(hashes)
  rmSync(folder, { recursive: true })
})
