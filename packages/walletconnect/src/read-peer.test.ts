import { expect, test } from 'vitest'
import { readPeer } from './read-peer.ts'
import { readVectors } from './testing/fixtures.ts'

const { blocked = [], open_ok = [] } = readVectors<{ link: string }>('wallet-links')
const HOSTILE = [
  ...blocked.map(({ link }) => link),
  'JaVaScRiPt://x/%0aalert(1)',
  'intent://x#Intent;scheme=heron;S.browser_fallback_url=https%3A%2F%2Fevil.example;end',
  'https://user:pass@evil.example',
  'heron://user@host',
  'her\u0000on://',
  42,
  null,
  {},
]

test.each(HOSTILE)('a wallet that gives %j has no links and no icon', (link) => {
  const peer = readPeer({
    name: 'Heron',
    url: link,
    icons: [link],
    redirect: { native: link, universal: link },
  })

  expect(peer).toEqual({ name: 'Heron' })
})

test('links that are too long are left out', () => {
  const link = `https://heron.example/${'a'.repeat(2_048)}`

  const peer = readPeer({ url: link, redirect: { native: link, universal: link } })

  expect(peer).toEqual({ name: '' })
})

test.each(open_ok)('$link opens the wallet that names it', ({ link }) => {
  const { nativeLink, universalLink } = readPeer({ redirect: { native: link, universal: link } })

  expect(nativeLink).toBe(new URL(link).href)
  expect(universalLink).toBe(link.startsWith('https:') ? new URL(link).href : undefined)
})

test.each([
  ['He\u202eron', 'Heron'],
  ['He\u0007ron', 'Heron'],
  [42, ''],
])('a wallet that calls itself %j is called %j', (name, expected) => {
  expect(readPeer({ name }).name).toBe(expected)
})

test.each([undefined, null, 'x', []])('%j contains nothing about a wallet', (metadata) => {
  expect(readPeer(metadata)).toEqual({ name: '' })
})

test.each([
  ['with blanks around it', ['\nhttps://heron.example/icon.png ']],
  ['without a list', 'https://heron.example/icon.png'],
  ['behind empty ones', ['', null, '', '', '', 'https://heron.example/icon.png']],
])('an icon %s is shown', (_what, icons) => {
  expect(readPeer({ icons }).icon).toBe('https://heron.example/icon.png')
})
