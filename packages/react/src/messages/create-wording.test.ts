import { CATALOG } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { countText } from '../format/count-text.ts'
import { ENGLISH } from '../testing/a-snapshot.ts'
import { createWording } from './create-wording.ts'
import { directionOf } from './direction.ts'
import ar from './translations/ar.json'

const text = createWording({ locale: 'en', messages: ENGLISH, strings: {} })

test('placeholders are replaced', () => {
  expect(text.get('connecting.waiting.title', { wallet: 'Fjord' })).toBe('Continue in Fjord')
})

test('a value with braces is not replaced again', () => {
  expect(text.get('connecting.waiting.title', { wallet: '{wallet}' })).toBe('Continue in {wallet}')
})

test('texts of the site override ours, the rest stays', () => {
  const own = createWording({
    locale: 'en',
    messages: ENGLISH,
    strings: { 'connect.title': 'Log in', 'connecting.waiting.title': 'Look at {wallet}' },
  })

  expect(own.get('connect.title')).toBe('Log in')
  expect(own.get('connecting.waiting.title', { wallet: 'Fjord' })).toBe('Look at Fjord')
  expect(own.get('account.disconnect')).toBe('Disconnect')
})

test('a text in pieces is in the order of the language', () => {
  expect(text.parts('connect.legal.terms')).toEqual([
    { kind: 'plain', text: 'By connecting you accept the ' },
    { kind: 'name', name: 'terms' },
    { kind: 'plain', text: ' of ' },
    { kind: 'name', name: 'site' },
    { kind: 'plain', text: '.' },
  ])
})

test('a notice without a message key is shown unchanged', () => {
  expect(text.getOrKey('notice.addressCopied')).toBe('Address copied')
  expect(text.getOrKey('Failed to disconnect')).toBe('Failed to disconnect')
  expect(text.getOrKey('toString')).toBe('toString')
})

test('a locale that ends with `-x-keys` shows keys in place of texts', () => {
  const strings = { 'connect.title': 'Log in' }
  const keys = createWording({ locale: 'ar-x-keys', messages: ar, strings })

  expect(keys.direction).toBe('rtl')
  expect(keys.get('connect.title')).toBe('connect.title')
  expect(keys.get('connecting.waiting.title', { wallet: 'Fjord' })).toBe('connecting.waiting.title')
  expect(countText(keys, 'networks.found', 2)).toBe('networks.found')
  expect(keys.parts('connect.legal.terms')).toEqual([
    { kind: 'plain', text: 'connect.legal.terms' },
  ])
  expect(keys.template('button.connect')).toBe('button.connect')
  expect(keys.failure({ code: 'wallet.busy', message: 'Busy' })).toBe('failure.wallet.busy')
  expect(keys.getOrKey('Failed to disconnect')).toBe('Failed to disconnect')
})

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['uz-Arab', 'rtl'],
  ['AR', 'rtl'],
  ['arn', 'ltr'],
  ['ar-Latn', 'ltr'],
  ['de', 'ltr'],
  ['', 'ltr'],
] as const)('%s runs %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction)
})

const arabic = createWording({ locale: 'ar', messages: ar, strings: {} })

test.each([
  [0, 'لا توجد شبكات'],
  [1, 'شبكة واحدة'],
  [2, 'شبكتان'],
  [3, '\u20683\u2069 شبكات'],
  [11, '\u206811\u2069 شبكة'],
  [1_200, '\u20681,200\u2069 شبكة'],
])('Arabic says of %i networks: %s', (count, said) => {
  expect(countText(arabic, 'networks.found', count)).toBe(said)
})

test.each([
  [1, '1 network'],
  [2, '2 networks'],
])('English says of %i: %s', (count, said) => {
  expect(countText(text, 'networks.found', count)).toBe(said)
})

test('a counted text of the site is used for every plural form', () => {
  const strings = { 'networks.found': '{count} chains' }
  const own = createWording({ locale: 'ar', messages: ar, strings })

  expect(countText(own, 'networks.found', 2)).toBe('\u20682\u2069 chains')
})

test('names are isolated in right-to-left text', () => {
  expect(arabic.get('connecting.waiting.title', { wallet: 'Fjord' })).toBe(
    'تابع في \u2068Fjord\u2069',
  )
})

test.each([
  ['a\u202eb', '\u2068a\u202eb\u2069'],
  ['مرحبا', '\u2068مرحبا\u2069'],
  ['a\u2069\u202eb', '\u2068a\u202eb\u2069'],
  ['Fjord', 'Fjord'],
])('in left-to-right text %j does not turn what stands around it', (search, shown) => {
  expect(text.get('all.none.search', { search })).toBe(
    `No wallet matches “${shown}”. Check the spelling, or connect any wallet with a QR code.`,
  )
})

test('an error has its text in the language, or its own message without one', () => {
  const rejected = { code: 'wallet.rejected', message: 'Connection declined' } as const
  const odd = {
    code: 'http.malformed',
    message: 'The server answered with something unusable',
  } as const

  expect(arabic.failure(rejected)).toBe('رُفض الربط')
  expect(text.failure(rejected)).toBe('Connection declined')
  expect(arabic.failure(odd)).toBe(odd.message)
})

test.each(['http.network', 'http.timeout', 'wallet.none', 'adapter.not-found'] as const)(
  'Arabic has words of its own for %s',
  (code) => {
    expect(arabic.failure({ code, message: CATALOG[code].message })).toMatch(/^[^a-z]+$/i)
  },
)

test('texts of the site for an error override ours', () => {
  const strings = { 'failure.wallet.rejected': 'You said no' }
  const own = createWording({ locale: 'en', messages: ENGLISH, strings })

  expect(own.failure({ code: 'wallet.rejected', message: 'Connection declined' })).toBe(
    'You said no',
  )
})
