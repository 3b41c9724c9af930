import fc from 'fast-check'
import { expect, test } from 'vitest'
import { announcement, aProviderInfo } from '../testing/a-page.ts'
import { createScriptedWallet } from '../testing/scripted-wallet.ts'
import { type Announcement, readAnnouncement } from './read-announcement.ts'

const provider = createScriptedWallet()

function readInfo(changes: Readonly<Record<string, unknown>>): Announcement | undefined {
  return readAnnouncement(announcement({ info: aProviderInfo(changes), provider }))
}

test('a valid announcement is accepted as it is', () => {
  expect(readInfo({})).toEqual({
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    rdns: 'io.fjord',
    id: 'io.fjord',
    name: 'Fjord Wallet',
    icon: 'data:image/svg+xml,<svg/>',
    provider,
  })
})

test.each([
  ['a line break', '\n'],
  ['blanks', '  '],
  ['a byte order mark', '\ufeff'],
])('%s around an icon is removed', (_what, blank) => {
  const icon = 'data:image/svg+xml,<svg/>'

  expect(readInfo({ icon: `${blank}${icon}${blank}` })?.icon).toBe(icon)
})

test.each([
  ['no icon', undefined],
  ['an empty icon', ''],
  ['an icon from the web', 'https://fjord.example/icon.png'],
  ['an icon from anywhere', '//fjord.example/icon.png'],
  ['an icon that is a path', '/icon.png'],
  ['an icon that is a page', 'data:text/html,<script>1</script>'],
  ['an icon that is a script', 'javascript:alert(1)'],
  ['an icon that is markup', '<svg/>'],
  ['an icon that is no text', { src: 'data:image/svg+xml,<svg/>' }],
  ['an icon over 256 KiB', `data:image/png;base64,${'A'.repeat(262_144)}`],
])('a wallet with %s is listed without an icon', (_what, icon) => {
  const read = readInfo({ icon })

  expect(read).toMatchObject({ id: 'io.fjord', name: 'Fjord Wallet', provider })
  expect(read?.icon).toBeUndefined()
})

test.each([
  ['no uuid', undefined],
  ['a uuid that is none', 'fjord'],
  ['a uuid that is a number', 7],
  ['a uuid with something after it', '350670db-19fa-4704-a166-e52e178b59d2x'],
])('a wallet with %s is listed without it', (_what, uuid) => {
  const read = readInfo({ uuid })

  expect(read).toMatchObject({ id: 'io.fjord', rdns: 'io.fjord' })
  expect(read?.uuid).toBeUndefined()
})

test.each([
  ['no name', undefined],
  ['a name of blanks', '   '],
  ['a name of nothing that shows', '\u202e\u200b\u0000'],
  ['a name that is no text', ['Fjord']],
])('a wallet with %s is listed by its rdns', (_what, name) => {
  expect(readInfo({ name })).toMatchObject({ id: 'io.fjord', name: 'io.fjord' })
  expect(readInfo({ name, rdns: 'Fjord' })).toBeUndefined()
})

test('a name that is too long is cut', () => {
  expect(readInfo({ name: 'x'.repeat(100_000) })?.name).toBe('x'.repeat(64))
})

test.each([
  ['no rdns', { rdns: undefined }],
  ['an rdns of one label', { rdns: 'fjord' }],
  ['an rdns with an empty label', { rdns: 'io..fjord' }],
  ['an rdns that ends with a dot', { rdns: 'io.fjord.' }],
  ['an rdns that begins with a hyphen', { rdns: '-io.fjord' }],
  ['an rdns in other letters', { rdns: 'io.fjоrd' }],
  ['an rdns with a line break', { rdns: 'io.fjord\n' }],
  ['an rdns that is too long', { rdns: `io.${'a'.repeat(251)}` }],
  ['an rdns that is no text', { rdns: ['io.fjord'] }],
  ['an rdns in upper case', { rdns: 'io.Fjord' }],
  ['the address of a page', { rdns: 'https://www.fjord.example/download?x=1' }],
])('a wallet with %s is listed under an id that no rdns can be', (_what, changes) => {
  const read = readInfo({ ...changes, name: 'io.metamask' })

  expect(read).toMatchObject({ name: 'io.metamask', id: 'announced:io.metamask' })
  expect(read?.rdns).toBeUndefined()
})

test.each([
  ['an icon of just 256 KiB', { icon: `data:image/png,${'A'.repeat(262_144 - 15)}` }],
  ['a name of just 64 characters', { name: 'x'.repeat(64) }],
  ['a name in another script', { name: 'フィヨルド' }],
  ['an rdns with digits and hyphens', { rdns: 'com.exodus.web3-wallet' }],
])('%s is taken', (_what, changes) => {
  expect(readInfo(changes)).toMatchObject(changes)
})

test('hidden characters of a name are removed', () => {
  const name = '\u202eMeta\u200bMask\u0007\u2066 \u061cWallet\u2069\n'

  expect(readInfo({ name })?.name).toBe('MetaMask Wallet')
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'io.fjord'],
  ['no info', { provider }],
  ['no provider', { info: aProviderInfo() }],
  ['a provider that can not be asked', { info: aProviderInfo(), provider: { request: 'me' } }],
  ['a provider that is a text', { info: aProviderInfo(), provider: 'request' }],
])('an announcement of %s is left out', (_what, detail) => {
  expect(readAnnouncement(announcement(detail))).toBeUndefined()
})

test('an object that throws when it is read is left out', () => {
  const hostile = new Proxy(
    {},
    {
      get() {
        throw new Error('Do not read me')
      },
    },
  )

  for (const detail of [
    hostile,
    { info: hostile, provider },
    { info: aProviderInfo(), provider: hostile },
  ]) {
    expect(readAnnouncement(announcement(detail))).toBeUndefined()
  }
})

/** The data of an announcement whose field throws when it is read. */
function throwing(field: string): Record<string, unknown> {
  return Object.defineProperty(aProviderInfo(), field, {
    get() {
      throw new Error('Do not read me')
    },
  })
}

test.each([
  ['icon', { id: 'io.fjord', name: 'Fjord Wallet', icon: undefined }],
  ['uuid', { id: 'io.fjord', name: 'Fjord Wallet', uuid: undefined }],
  ['name', { id: 'io.fjord', name: 'io.fjord', rdns: 'io.fjord' }],
  ['rdns', { id: 'announced:Fjord Wallet', name: 'Fjord Wallet', rdns: undefined }],
])('a wallet whose %s throws when it is read is listed without it', (field, expected) => {
  const read = readAnnouncement(announcement({ info: throwing(field), provider }))

  expect(read).toMatchObject(expected)
})

test('a wallet that answers differently each time is read once', () => {
  let reads = 0
  const info = {
    ...aProviderInfo(),
    get rdns() {
      reads += 1
      return reads === 1 ? 'io.fjord' : 'io.metamask'
    },
  }

  expect(readAnnouncement(announcement({ info, provider }))?.rdns).toBe('io.fjord')
  expect(reads).toBe(1)
})

test('of 1,000 mutated announcements none throws, and every accepted one is valid', () => {
  const changes = fc.oneof(
    fc.anything({ maxDepth: 1, maxKeys: 3 }),
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom('constructor', '__proto__', 'data:image/png,', 'io.fjord', '\u202e'),
  )
  const field = fc.constantFrom('uuid', 'name', 'icon', 'rdns', 'extra')
  const mutations = fc.array(fc.tuple(field, changes), { minLength: 1, maxLength: 3 })
  let reads = 0

  fc.assert(
    fc.property(mutations, (mutated) => {
      const info = aProviderInfo(Object.fromEntries(mutated))
      const read = readAnnouncement(announcement({ info, provider }))
      if (read === undefined) return
      reads += 1
      expect(read.rdns ?? 'a.b').toMatch(/^[a-z0-9.-]{3,253}$/)
      expect(read.uuid ?? aProviderInfo()['uuid']).toMatch(/^[0-9a-f-]{36}$/)
      expect(read.icon ?? 'data:image/').toMatch(/^data:image\//i)
      expect(read.name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
      expect(read.name.length).toBeGreaterThan(0)
      expect(read.name.length).toBeLessThanOrEqual(64)
    }),
    { numRuns: 1_000 },
  )
  expect(reads).toBeGreaterThan(0)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})
