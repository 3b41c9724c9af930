/** @full Tries a program with a whole site or a whole compiler. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { npmInstall } from './npm.mjs'
import { settleTarball } from './settle-tarball.mjs'
import { listTarball, readFromTarball, unpackTarball } from './tarball.mjs'

interface Packer {
  readonly mode: string
  readonly owner: string
  readonly time: string
  readonly device: string
  readonly records: string
  readonly turned: boolean
  readonly prefix: boolean
}

const QUIET: Packer = {
  mode: '0000644',
  owner: '0000000',
  time: '03560645700',
  device: '0000000',
  records: '',
  turned: false,
  prefix: false,
}

const ENTRIES = ['a/index.js', 'b/index.js', `${'long/'.repeat(25)}c.js`, 'package.json']
const DEPENDENCIES: [string, string][] = [
  ['alpha', '^1.0.0'],
  ['beta', '^2.0.0'],
]

test.each<[string, Partial<Packer>]>([
  ['the order of the files and of what they depend on', { turned: true }],
  ['the time', { time: '14773232123' }],
  ['the owner', { owner: '0001750' }],
  ['rights that only this machine knows', { mode: '0000664' }],
  ['a device', { device: '0000010' }],
  ['records beside a path', { records: '26 mtime=1719238273.83761\n' }],
  ['how a long path is written', { prefix: true }],
])('%s is not in the settled file', async (_name, change) => {
  const other = { ...QUIET, ...change }

  expect(tar(other)).not.toBe(tar(QUIET))
  expect(hex(await settleTarball(pack(other)))).toBe(hex(await settleTarball(pack(QUIET))))
})

test('the settled file does not depend on the packing tool', async () => {
  const other = gzipSync(tar(QUIET), { level: 1 })
  other.writeUInt32LE(1_719_238_273, 4)
  other.writeUInt8(10, 9)

  expect(hex(await settleTarball(other))).toBe(hex(await settleTarball(pack(QUIET))))
})

test.each([
  ['the bytes of a file', pack(QUIET, 'other')],
  ['whether a file may be run', pack({ ...QUIET, mode: '0000755' })],
])('%s is in the settled file', async (_name, changed) => {
  expect(hex(await settleTarball(changed))).not.toBe(hex(await settleTarball(pack(QUIET))))
})

test('settling once more changes nothing', async () => {
  const settled = await settleTarball(pack(QUIET))

  expect(hex(await settleTarball(settled))).toBe(hex(settled))
})

test('a link is refused', async () => {
  const link = gzipSync(block({ name: 'package/a', kind: '2', text: '' }, QUIET))

  await expect(settleTarball(link)).rejects.toThrow('package/a is no file')
})

test('tar reads the settled file', async () => {
  const folder = folderForTest()
  const path = join(folder, 'settled.tgz')
  writeFileSync(path, hex(await settleTarball(pack({ ...QUIET, mode: '0000775' }))), 'hex')
  await unpackTarball(path, join(folder, 'out'))

  expect(await listTarball(path)).toEqual(ENTRIES)
  expect(await readFromTarball(path, 'b/index.js')).toBe('b/index.js')
  expect(readFileSync(join(folder, 'out', longest()), 'utf8')).toBe(longest())
  expect(statSync(join(folder, 'out', longest())).mode & 0o100).toBe(
    process.platform === 'win32' ? 0 : 0o100,
  )
})

test('npm installs the settled file', async () => {
  const folder = folderForTest()
  const site = join(folder, 'site')
  mkdirSync(site)
  writeFileSync(join(site, 'package.json'), '{"private":true}')
  writeFileSync(
    join(folder, 'settled.tgz'),
    hex(await settleTarball(pack(QUIET, undefined, []))),
    'hex',
  )
  await npmInstall(site, [join(folder, 'settled.tgz')])

  expect(readFileSync(join(site, 'node_modules/settled', longest()), 'utf8')).toBe(longest())
})

function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-settle-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function longest(): string {
  return ENTRIES.find((path) => path.length > 100) ?? ''
}

function hex(bytes: { toString(encoding: 'hex'): string }): string {
  return bytes.toString('hex')
}

function pack(...how: Parameters<typeof tar>) {
  return gzipSync(tar(...how))
}

/** An archive as packers write it that put more of their machine into a file than ours. */
function tar(packer: Packer, text?: string, dependencies = DEPENDENCIES): string {
  const table = Object.fromEntries(packer.turned ? [...dependencies].reverse() : dependencies)
  const manifest = JSON.stringify({ name: 'settled', version: '1.0.0', dependencies: table })
  const entries = ENTRIES.map((path) =>
    entry(path, path === 'package.json' ? manifest : (text ?? path), packer),
  )
  const ordered = packer.turned ? [...entries].reverse() : entries
  return `${ordered.join('')}${'\0'.repeat(1024)}`
}

function entry(path: string, text: string, packer: Packer): string {
  const whole = `package/${path}`
  const isLong = whole.length > 100
  const isSplit = isLong && packer.prefix
  const cut = isSplit ? whole.lastIndexOf('/', 100) : -1
  const record = isLong && !isSplit ? `${whole.length + 10} path=${whole}\n` : ''
  const records = packer.records + record
  const before = { name: 'PaxHeader', kind: 'x', text: records }
  const name = whole.slice(cut + 1).slice(0, 100)
  const file = { name, kind: '0', text, prefix: whole.slice(0, Math.max(cut, 0)) }
  return `${records === '' ? '' : block(before, packer)}${block(file, packer)}`
}

interface Block {
  readonly name: string
  readonly kind: string
  readonly text: string
  readonly prefix?: string
}

function block({ name, kind, text, prefix = '' }: Block, packer: Packer): string {
  const { mode, owner, time, device } = packer
  const size = text.length.toString(8).padStart(11, '0')
  const head = `${name.padEnd(100, '\0')}${mode}\0${owner}\0${owner}\0${size}\0${time}\0`
  const who = owner === QUIET.owner ? '' : 'somebody'
  const names = `${who.padEnd(32, '\0')}${who.padEnd(32, '\0')}${device}\0${device}\0`
  const rest = `${kind}${'\0'.repeat(100)}ustar\x0000${names}${prefix}`.padEnd(356, '\0')
  const sum = [...`${head}${' '.repeat(8)}${rest}`]
    .map((letter) => letter.charCodeAt(0))
    .reduce((total, code) => total + code, 0)
  const body = text.padEnd(Math.ceil(text.length / 512) * 512, '\0')
  return `${head}${sum.toString(8).padStart(6, '0')}\0 ${rest}${body}`
}
