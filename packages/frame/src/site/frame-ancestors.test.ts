import { expect, test } from 'vitest'
import { frameAncestors } from './frame-ancestors.ts'

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['shop.example', 'https://shop.example'],
  ['HTTPS://SHOP.example:8443', 'https://shop.example:8443'],
  ['http://localhost:*', 'http://localhost:*'],
  ['https://*.shop.example', 'https://*.shop.example'],
  ['https://*.*.shop.example', 'https://*.shop.example'],
  ['https://app.*.shop.example:8443', 'https://*.shop.example:8443'],
])('%s is the source %s', (pattern, source) => {
  expect(frameAncestors([pattern])).toEqual([source])
})

test.each([
  ...[
    '*',
    'https://*',
    '*.*',
    'https://*.com',
    '*.co.uk',
    'https://app.*.com',
    'https://a*.shop.example',
  ],
  ...['https://shop.example/wallet', "https://shop.example; script-src 'unsafe-inline'", '://', ''],
  "'self'",
])('%s allows nothing, and is no source', (pattern) => {
  expect(frameAncestors([pattern, 'https://shop.example'])).toEqual(['https://shop.example'])
})

test('an address of IPv6, which no policy can name, opens the policy for nobody', () => {
  expect(frameAncestors(['http://[::1]:3000'])).toEqual([])
})

test('a source is there once', () => {
  expect(frameAncestors(['shop.example', 'https://shop.example'])).toHaveLength(1)
})
