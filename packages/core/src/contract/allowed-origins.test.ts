import { afterEach, expect, test, vi } from 'vitest'
import { readVectors } from '../testing/read-vectors.ts'
import { exactOrigin, isAllowedOrigin, matchesOrigin } from './allowed-origins.ts'

interface Case {
  readonly pattern: string
  readonly origin: string
}

const { allow = [], deny = [] } = readVectors<Case>('origin-patterns')

test.each(allow)('$pattern allows $origin', ({ pattern, origin }) => {
  expect(matchesOrigin(pattern, origin)).toBe(true)
})

test.each(deny)('$pattern does not allow $origin', ({ pattern, origin }) => {
  expect(matchesOrigin(pattern, origin)).toBe(false)
})

test.each([
  ['https://app.example', 'https://app.example', true],
  ['https://app.example:443', 'https://app.example', true],
  ['https://APP.example', 'https://app.example', true],
  ['app.example', 'https://app.example', true],
  ['app.example', 'http://app.example', false],
  ['http://localhost', 'http://localhost', true],
  ['http://localhost', 'http://localhost:3000', false],
  ['http://127.0.0.1:*', 'http://127.0.0.1:4400', true],
  ['http://[::1]:3000', 'http://[::1]:3000', true],
  ['http://*.localhost:3000', 'http://shop.localhost:3000', true],
  ['https://*.example.com', 'https://a.example.com', true],
  ['https://*.example.com', 'https://a.b.example.com', false],
  ['https://*.*.example.com', 'https://a.b.example.com', true],
  ['https://*.com', 'https://evil.com', false],
  ['https://*.co.uk', 'https://evil.co.uk', false],
  ['https://*.com.br', 'https://evil.com.br', false],
  ['https://*.shop.co.uk', 'https://a.shop.co.uk', true],
  ['https://shop.co.uk', 'https://shop.co.uk', true],
  ['https://app.*.com', 'https://app.evil.com', false],
  ['https://www.app.*', 'https://www.app.dev', false],
  ['https://*.app.*.com', 'https://a.app.evil.com', false],
  ['https://app.*.example.com', 'https://app.eu.example.com', true],
  ['http://*.*.localhost:3000', 'http://a.b.localhost:3000', true],
  ['http://192.168.0.*', 'http://192.168.0.7', false],
  ['https://app.example', 'https://app.example/', false],
  ['https://app.example/path', 'https://app.example', false],
  ['https://app.example', 'HTTPS://APP.EXAMPLE', false],
  ['', 'https://app.example', false],
  ['null', 'null', false],
])('%s and %s: %s', (pattern, origin, expected) => {
  expect(matchesOrigin(pattern, origin)).toBe(expected)
})

test('an empty list allows nothing', () => {
  expect(isAllowedOrigin([], 'https://app.example')).toBe(false)
  expect(isAllowedOrigin(['*', 'https://app.example'], 'https://app.example')).toBe(true)
})

test.each([
  ['https://app.example', 'https://app.example'],
  ['app.example:8443', 'https://app.example:8443'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
  ['http://localhost:*', undefined],
  ['https://*.pages.dev', undefined],
  ['*', undefined],
  ['http://localhost:80', 'http://localhost'],
])('%s is the one origin %s', (pattern, origin) => {
  expect(exactOrigin(pattern)).toBe(origin)
})

test.each([
  [`https://${'*'.repeat(20_000)}!`],
  [`https://${'*.'.repeat(20_000)}example!`],
  [`https://${'a-'.repeat(50_000)}!`],
  [`https://${'a'.repeat(100_000)}-`],
  [`https://a.b:${'1'.repeat(100_000)}`],
  ['(a+)+$'],
  ['https://[::::::::::::::::::::::::::::::::::::::!]'],
])(
  'a hostile pattern allows nothing, in no more steps than it has characters: %.40s',
  (pattern) => {
    const origins = Array.from({ length: 200 }, (_each, at) => `https://a${at}.example`)

    expect(origins.filter((origin) => matchesOrigin(pattern, origin))).toEqual([])
  },
)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['exact origins', (at: number) => `https://shop${at}.example`],
  ['origins with a star', (at: number) => `https://*.shop${at}.example`],
  ['origins of other ports', (at: number) => `https://app.example:${10_000 + at}`],
  ['origins of very long names', (at: number) => `https://${'a'.repeat(1_000)}${at}.example`],
  ['texts that are no origins', () => 'x'.repeat(200)],
])('of 100,000 %s none is read that ends otherwise than the origin', (_what, patternAt) => {
  const patterns = Array.from({ length: 100_000 }, (_, at) => patternAt(at))
  let read = 0
  class CountedUrl extends URL {
    constructor(...input: ConstructorParameters<typeof URL>) {
      super(...input)
      read += 1
    }
  }
  vi.stubGlobal('URL', CountedUrl)
  const exec = vi.spyOn(RegExp.prototype, 'exec')
  const allowed = isAllowedOrigin([...patterns, 'https://app.example'], 'https://app.example')
  const matched = exec.mock.calls.length
  exec.mockRestore()

  expect([allowed, read]).toEqual([true, 1])
  expect(matched).toBeLessThan(10)
})

test('a pattern that is longer than any origin allows nothing', () => {
  const host = `${'a.'.repeat(150)}example`
  expect(matchesOrigin(`https://${host}`, `https://${host}`)).toBe(false)
  expect(exactOrigin(`https://${host}`)).toBeUndefined()
})
