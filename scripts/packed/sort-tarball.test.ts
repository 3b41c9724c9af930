import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { sortTarball } from './sort-tarball.mjs'
import { listTarball, readFromTarball } from './tarball.mjs'

const FILES = ['package/a/index.js', 'package/b/index.js', `package/${'long/'.repeat(30)}c.js`]

test('files packed in another order are the same file in the end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-sort-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'sorted.tgz')
  const packed = pack(FILES)
  const turned = pack([...FILES].reverse())

  expect(hex(packed)).not.toBe(hex(turned))
  expect(hex(sortTarball(packed))).toBe(hex(sortTarball(turned)))
  writeFileSync(path, hex(sortTarball(turned)), 'hex')
  expect(await listTarball(path)).toEqual(FILES.map((file) => file.replace('package/', '')))
  expect(await readFromTarball(path, 'b/index.js')).toBe('package/b/index.js')
})

function hex(bytes: { toString(encoding: 'hex'): string }): string {
  return bytes.toString('hex')
}

function pack(paths: readonly string[]) {
  return gzipSync(`${paths.map(entry).join('')}${'\0'.repeat(1024)}`)
}

/** An entry as packers write it: a path over 100 letters comes in an entry of its own before. */
function entry(path: string): string {
  const record = `path=${path}\n`
  const extended =
    path.length > 100 ? block('PaxHeader', 'x', `${record.length + 4} ${record}`) : ''
  return `${extended}${block(path.slice(0, 100), '0', path)}`
}

function block(name: string, kind: string, text: string): string {
  const head = `${name.padEnd(100, '\0')}0000644\0${'\0'.repeat(16)}${octal(text.length, 11)}\0`
  const rest = `${kind}${'\0'.repeat(100)}ustar\x0000`.padEnd(356, '\0')
  const times = `${octal(0, 11)}\0`
  const sum = [...`${head}${times}${' '.repeat(8)}${rest}`]
    .map((letter) => letter.charCodeAt(0))
    .reduce((total, code) => total + code, 0)
  const body = text.padEnd(Math.ceil(text.length / 512) * 512, '\0')
  return `${head}${times}${octal(sum, 6)}\0 ${rest}${body}`
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0')
}
