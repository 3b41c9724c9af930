import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aStandardWallet } from '../../testing/fake-standard-page.ts'
import { readRegistration } from './read-registration.ts'

const hostile = new Proxy(
  {},
  {
    get() {
      throw new Error('Do not read me')
    },
    ownKeys() {
      throw new Error('Do not read me')
    },
  },
)

test('a valid registration is accepted as it is', () => {
  const standard = aStandardWallet({ features: { 'standard:connect': {}, 'solana:signIn': {} } })

  expect(readRegistration(standard)).toEqual({
    name: 'Fjord Wallet',
    icon: 'data:image/svg+xml;base64,PHN2Zy8+',
    chains: ['solana:mainnet'],
    features: ['standard:connect', 'solana:signIn'],
    standard,
  })
})

test.each([
  ['no name', { name: undefined }],
  ['a name of blanks', { name: '   ' }],
  ['a name of nothing that shows', { name: '\u202e\u200b\u0000' }],
  ['a name that is no text', { name: ['Fjord'] }],
  ['no list of networks', { chains: undefined }],
  ['networks that throw', { chains: hostile }],
  ['features that throw', { features: hostile }],
])('%s is left out', (_what, changes) => {
  expect(readRegistration(aStandardWallet(changes))).toBeUndefined()
})

test.each([
  ['no icon', undefined],
  ['an icon from the web', 'https://fjord.example/icon.png'],
  ['an icon that is a page', 'data:text/html,<script>1</script>'],
  ['an icon over 256 KiB', `data:image/png;base64,${'A'.repeat(262_144)}`],
])('a wallet with %s is listed without an icon', (_what, icon) => {
  const read = readRegistration(aStandardWallet({ icon }))

  expect(read?.name).toBe('Fjord Wallet')
  expect(read?.icon).toBeUndefined()
})

test.each([
  ['icon', 'Fjord Wallet'],
  ['name', undefined],
])('a wallet whose %s throws when it is read has none', (field, shown) => {
  const standard = Object.defineProperty(aStandardWallet(), field, {
    get() {
      throw new Error('Do not read me')
    },
  })

  const read = readRegistration(standard)

  expect(read?.name).toBe(shown)
  expect(read?.icon).toBeUndefined()
})

test('a line break before an icon is removed, and a name that is too long is cut', () => {
  const icon = 'data:image/svg+xml,<svg/>'

  const read = readRegistration(aStandardWallet({ icon: `\n${icon}`, name: 'x'.repeat(65) }))

  expect(read).toMatchObject({ icon, name: 'x'.repeat(64) })
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'Fjord Wallet'],
  ['an object that throws when it is read', hostile],
])('%s is no wallet', (_what, value) => {
  expect(readRegistration(value)).toBeUndefined()
})

test('hidden characters of a name are removed, and invalid names of networks are left out', () => {
  const chains = ['solana:mainnet', 7, 'solana', 'solana:\u202e', '<b>:x', 'bitcoin:testnet']

  expect(
    readRegistration(aStandardWallet({ name: '\u202eFjo\u200brd\u0007 Wallet\n', chains })),
  ).toMatchObject({ name: 'Fjord Wallet', chains: ['solana:mainnet', 'bitcoin:testnet'] })
})

test('long lists are cut', () => {
  const chains = Array.from({ length: 10_000 }, (_, nth) => `solana:${nth}`)
  const features = Object.fromEntries(chains.map((chain) => [chain, {}]))

  const read = readRegistration(aStandardWallet({ chains, features }))

  expect(read?.chains).toHaveLength(200)
  expect(read?.features).toHaveLength(200)
})

test('a wallet that answers differently each time is read once', () => {
  let reads = 0
  const details = Object.defineProperty(aStandardWallet(), 'name', {
    get() {
      reads += 1
      return reads === 1 ? 'Fjord Wallet' : 'Another'
    },
  })

  expect(readRegistration(details)?.name).toBe('Fjord Wallet')
  expect(reads).toBe(1)
})

test('of 1,000 mutated registrations none throws, and every accepted one is valid', () => {
  const changes = fc.oneof(
    fc.anything({ maxDepth: 2, maxKeys: 3 }),
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom('constructor', '__proto__', 'data:image/png,', 'solana:mainnet', '\u202e'),
  )
  const field = fc.constantFrom('name', 'icon', 'chains', 'features', 'accounts', 'extra')
  const mutations = fc.array(fc.tuple(field, changes), { minLength: 1, maxLength: 3 })
  let taken = 0

  fc.assert(
    fc.property(mutations, (mutated) => {
      const read = readRegistration(aStandardWallet(Object.fromEntries(mutated)))
      if (read === undefined) return
      taken += 1
      expect(read.icon ?? 'data:image/').toMatch(/^data:image\//i)
      expect(read.name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
      expect(read.name.length).toBeGreaterThan(0)
      expect(read.name.length).toBeLessThanOrEqual(64)
      for (const name of [...read.chains, ...read.features]) {
        expect(name).toMatch(/^[-a-zA-Z0-9]+:[-_a-zA-Z0-9]+$/)
      }
    }),
    { numRuns: 1_000, seed: 22 },
  )
  expect(taken).toBeGreaterThan(0)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})
