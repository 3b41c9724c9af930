import { expect, test } from 'vitest'
import { readVectors } from '../testing/read-vectors.ts'
import { type LinkDevice, sessionLink, walletLink } from './wallet-link.ts'

const URI = 'wc:0f89@2?relay-protocol=irn&symKey=bd75&expiryTimestamp=1800626431'
const ENCODED = encodeURIComponent(URI)
const DEVICE: LinkDevice = { platform: 'ios', isTelegram: false }
const vectors = readVectors<{ link: string }>('wallet-links')

test.each([
  ['https://wallet.example', 'https://wallet.example/', `https://wallet.example/wc?uri=${ENCODED}`],
  [
    'https://wallet.example/',
    'https://wallet.example/',
    `https://wallet.example/wc?uri=${ENCODED}`,
  ],
  ['https://w.example/app', 'https://w.example/app/', `https://w.example/app/wc?uri=${ENCODED}`],
  ['http://wallet.example', 'http://wallet.example/', `http://wallet.example/wc?uri=${ENCODED}`],
  ['https://w.example/?a=1#b', 'https://w.example/?a=1', `https://w.example/wc?a=1&uri=${ENCODED}`],
  ['okx://main', 'okx://main/', `okx://main/wc?uri=${ENCODED}`],
  ['bitkeep://', 'bitkeep://', `bitkeep://wc?uri=${ENCODED}`],
  ['fjord:', 'fjord://', `fjord://wc?uri=${ENCODED}`],
  ['fjord:/', 'fjord://', `fjord://wc?uri=${ENCODED}`],
  ['fjord', 'fjord://', `fjord://wc?uri=${ENCODED}`],
  ['FJORD://', 'fjord://', `fjord://wc?uri=${ENCODED}`],
  ['HTTPS://W.example', 'https://w.example/', `https://w.example/wc?uri=${ENCODED}`],
])('%s opens as %s', (link, base, href) => {
  expect(walletLink(link, URI, DEVICE)).toEqual({ base, href })
})

test.each<[LinkDevice, string]>([
  [{ platform: 'android', isTelegram: true }, encodeURIComponent(ENCODED)],
  [{ platform: 'android', isTelegram: false }, ENCODED],
  [{ platform: 'ios', isTelegram: true }, ENCODED],
])('on %o the address is encoded for the device', (device, encoded) => {
  expect(walletLink('fjord://', URI, device)?.href).toBe(`fjord://wc?uri=${encoded}`)
})

test.each(vectors['open_ok'] ?? [])(
  '$link keeps its scheme and host, and has the address',
  (it) => {
    const made = walletLink(it.link, URI, DEVICE)

    const [given, opened] = [new URL(it.link), new URL(made?.href ?? '')]
    expect(opened.protocol).toBe(given.protocol)
    if (given.host !== '') expect(opened.host).toBe(given.host)
    expect(opened.searchParams.get('uri')).toBe(URI)
    expect(made?.base).not.toContain('wc')
  },
)

test.each([
  'JAVASCRIPT:',
  'JavaScript://x/%0aalert(1)',
  'DATA:text/html,x',
  'intent://x#Intent;scheme=fjord;S.browser_fallback_url=https%3A%2F%2Fevil.example;end',
  'https://user:pass@w.example',
  'fjord://user@host',
  'fj\u0000ord://',
  'fjord://\u2028',
])('%j opens nothing, for an address and for a session', (link) => {
  expect(walletLink(link, URI, DEVICE)).toBeUndefined()
  expect(sessionLink(link, 'f00d')).toBeUndefined()
})

test('a link that is too long opens nothing', () => {
  const link = `fjord://${'a'.repeat(2_048)}`

  expect(walletLink(link, URI, DEVICE)).toBeUndefined()
  expect(sessionLink(link, 'f00d')).toBeUndefined()
})

test.each([
  ['fjord://', 'fjord://wc?sessionTopic=f00d'],
  ['https://w.example/app/', 'https://w.example/app/wc?sessionTopic=f00d'],
  ['https://w.example/?a=1', 'https://w.example/wc?a=1&sessionTopic=f00d'],
])('%s opens the wallet of a session as %s', (base, href) => {
  expect(sessionLink(base, 'f00d')).toBe(href)
})

test.each([...(vectors['blocked'] ?? []), ...(vectors['normalise_or_refuse'] ?? [])])(
  '$link opens nothing',
  ({ link }) => {
    expect(walletLink(link, URI, DEVICE)).toBeUndefined()
  },
)
