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
  ['no uuid', { uuid: undefined }],
  ['a uuid that is none', { uuid: 'fjord' }],
  ['a uuid with something after it', { uuid: '350670db-19fa-4704-a166-e52e178b59d2x' }],
  ['no rdns', { rdns: undefined }],
  ['an rdns of one label', { rdns: 'fjord' }],
  ['an rdns with an empty label', { rdns: 'io..fjord' }],
  ['an rdns that ends with a dot', { rdns: 'io.fjord.' }],
  ['an rdns that begins with a hyphen', { rdns: '-io.fjord' }],
  ['an rdns in other letters', { rdns: 'io.fjоrd' }],
  ['an rdns with a line break', { rdns: 'io.fjord\n' }],
  ['an rdns that is too long', { rdns: `io.${'a'.repeat(251)}` }],
  ['no name', { name: undefined }],
  ['a name of blanks', { name: '   ' }],
  ['a name of nothing that shows', { name: '\u202e\u200b\u0000' }],
  ['a name that is too long', { name: 'x'.repeat(65) }],
  ['a name that is no text', { name: ['Fjord'] }],
  ['no icon', { icon: undefined }],
  ['an empty icon', { icon: '' }],
  ['an icon from the web', { icon: 'https://fjord.example/icon.png' }],
  ['an icon that is a page', { icon: 'data:text/html,<script>1</script>' }],
  ['an icon that is a script', { icon: 'javascript:alert(1)' }],
  ['an icon over 256 KiB', { icon: `data:image/png;base64,${'A'.repeat(262_144)}` }],
])('%s is left out', (_what, changes) => {
  expect(readInfo(changes)).toBeUndefined()
})

test.each([
  ['an icon of just 256 KiB', { icon: `data:image/png,${'A'.repeat(262_144 - 15)}` }],
  ['a name of just 64 characters', { name: 'x'.repeat(64) }],
  ['a name in another script', { name: 'フィヨルド' }],
  ['an rdns with digits and hyphens', { rdns: 'com.exodus.web3-wallet' }],
])('%s is taken', (_what, changes) => {
  expect(readInfo(changes)).toMatchObject(changes)
})

test.each([['io.Fjord'], ['https://www.fjord.example/download?x=1'], ['http://fjord.example']])(
  'a wallet that gives %s in place of its rdns is listed under an id that no rdns can be',
  (rdns) => {
    const read = readInfo({ rdns, name: 'io.metamask' })

    expect(read).toMatchObject({ name: 'io.metamask', id: 'announced:io.metamask' })
    expect(read?.rdns).toBeUndefined()
  },
)

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
      expect(read.uuid).toMatch(/^[0-9a-f-]{36}$/)
      expect(read.icon).toMatch(/^data:image\//i)
      expect(read.name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
      expect(read.name.length).toBeGreaterThan(0)
      expect(read.name.length).toBeLessThanOrEqual(64)
    }),
    { numRuns: 1_000 },
  )
  expect(reads).toBeGreaterThan(0)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})
