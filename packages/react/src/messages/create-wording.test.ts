import { expect, test } from 'vitest'
import { createWording } from './create-wording.ts'
import { directionOf } from './direction.ts'
import { english } from './languages.ts'

const text = createWording({ locale: 'en', messages: english, strings: {} })

test('what stands in braces is put in', () => {
  expect(text.say('connecting.waiting.title', { wallet: 'Fjord' })).toBe('Continue in Fjord')
})

test('a value that looks like braces is not put in a second time', () => {
  expect(text.say('connecting.waiting.title', { wallet: '{wallet}' })).toBe('Continue in {wallet}')
})

test("a site's own words go before ours, the rest stays", () => {
  const own = createWording({
    locale: 'en',
    messages: english,
    strings: { 'connect.title': 'Log in', 'connecting.waiting.title': 'Look at {wallet}' },
  })

  expect(own.say('connect.title')).toBe('Log in')
  expect(own.say('connecting.waiting.title', { wallet: 'Fjord' })).toBe('Look at Fjord')
  expect(own.say('account.disconnect')).toBe('Disconnect')
})

test('a text in pieces keeps its order', () => {
  expect(text.parts('connect.legal.terms')).toEqual([
    { kind: 'plain', text: 'By connecting you accept the ' },
    { kind: 'name', name: 'terms' },
    { kind: 'plain', text: ' of ' },
    { kind: 'name', name: 'site' },
    { kind: 'plain', text: '.' },
  ])
})

test('a notice that is no key is shown as it is', () => {
  expect(text.sayOrKeep('notice.addressCopied')).toBe('Address copied')
  expect(text.sayOrKeep('Failed to disconnect')).toBe('Failed to disconnect')
  expect(text.sayOrKeep('toString')).toBe('toString')
})

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['uz-Arab', 'rtl'],
  ['ar-Latn', 'ltr'],
  ['de', 'ltr'],
  ['', 'ltr'],
] as const)('%s runs %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction)
})
