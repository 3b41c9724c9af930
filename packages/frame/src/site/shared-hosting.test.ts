import { expect, test, vi } from 'vitest'
import { warnOfSharedHosting } from './shared-hosting.ts'

/** The text for developers. */
function warned(hostname: string, patterns: readonly string[]): readonly unknown[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  warnOfSharedHosting(hostname, patterns)
  const lines = warn.mock.calls.flat()
  warn.mockRestore()
  return lines
}

test.each([
  ...['https://*.vercel.app', '*.pages.dev', 'https://*.ngrok-free.app'],
  ...['https://*.herokuapp.com', 'https://*.up.railway.app', 'https://*.vercel.app:*'],
])('%s allows pages of unknown owners, and prints a warning', (pattern) =>
  expect(warned('wallet.example', ['https://shop.example', pattern])).toEqual([
    `Anybody can have a page that ${pattern} allows, and embed this wallet there. Name the website's own origins instead.`,
  ]),
)

test.each([
  'https://shop.example',
  'https://*.shop.example',
  'https://shop.vercel.app',
  'https://*.shop.vercel.app',
  'http://localhost:*',
  'http://*.vercel.app',
  '*',
])('%s does not', (pattern) => expect(warned('wallet.example', [pattern])).toEqual([]))

test.each(['localhost', '127.0.0.1'])('a site at %s may allow them', (hostname) =>
  expect(warned(hostname, ['https://*.vercel.app'])).toEqual([]),
)
