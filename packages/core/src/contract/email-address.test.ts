import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

test.each([
  "o'brien@example.com",
  'ann@fjord.example',
  'ann+news@fjord.example',
  "!#$%&'*+/=?^_`{|}~-.@fjord.example",
  '.ann..b.@fjord.example',
  'ann@localhost',
  'ann@10.0.0.1',
  'ann@xn--bcher-kva.example',
  `ann@${'a'.repeat(63)}.example`,
  `${'a'.repeat(65)}@fjord.example`,
  `${'a'.repeat(240)}@fjord.example`,
])('%s is an e-mail address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

test.each([
  '',
  'ann',
  '@fjord.example',
  'ann@',
  'ann@@fjord.example',
  'ann@fjord..example',
  'ann@.example',
  'ann@fjord.example.',
  'ann@-fjord.example',
  'ann@fjord-.example',
  `ann@${'a'.repeat(64)}.example`,
  'ann lee@fjord.example',
  '"ann lee"@fjord.example',
  'ann@fjord_.example',
  'ann@[10.0.0.1]',
  'ann@bücher.example',
  'änn@fjord.example',
  'ann@fjord.example\n',
  'ann@fjord.example,bob@fjord.example',
  `${'a'.repeat(241)}@fjord.example`,
])('%j is not an e-mail address', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})
