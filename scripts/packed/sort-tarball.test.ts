import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { sortTarball } from './sort-tarball.mjs'
import { listTarball, readFromTarball } from './tarball.mjs'

const FILES = ['package/a/index.js', 'package/b/index.js', `package/${'long/'.repeat(30)}c.js`]

test('files packed in another order are the same file in the end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-sort-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'sorted.tgz')
  const packed = gzipSync(Buffer.concat([...FILES.map(entry), Buffer.alloc(1024)]))
  const turned = gzipSync(Buffer.concat([...FILES.toReversed().map(entry), Buffer.alloc(1024)]))

  expect(packed.equals(turned)).toBe(false)
  expect(sortTarball(packed).equals(sortTarball(turned))).toBe(true)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, sortTarball(turned))
  expect(await listTarball(path)).toEqual(FILES.map((file) => file.replace('package/', '')))
  expect(await readFromTarball(path, 'b/index.js')).toBe('package/b/index.js')
})

/** An entry as packers write it: a path over 100 letters comes in an entry of its own before. */
function entry(path: string): Buffer {
  const record = `path=${path}\n`
  const length = record.length + 4
  const extended = path.length > 100 ? [block('PaxHeader', 'x', `${length} ${record}`)] : []
  return Buffer.concat([...extended, block(path.slice(0, 100), '0', path)])
}

function block(name: string, kind: string, text: string): Buffer {
  const header = Buffer.alloc(512)
  header.write(name, 0)
  header.write('0000644\0', 100)
  header.write(`${text.length.toString(8).padStart(11, '0')}\0`, 124)
  header.write('00000000000\0', 136)
  header.write('        ', 148)
  header.write(kind, 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  const body = Buffer.alloc(Math.ceil(text.length / 512) * 512)
  body.write(text)
  return Buffer.concat([header, body])
}
