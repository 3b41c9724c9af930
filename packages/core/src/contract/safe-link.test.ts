import { expect, test } from 'vitest'
import { readVectors } from '../testing/read-vectors.ts'
import { safeImage } from './safe-image.ts'
import { safeLink } from './safe-link.ts'

interface WalletLink {
  readonly link: string
}

interface WhatwgUrl {
  readonly input: string
  readonly base: string | null
  readonly failure: boolean
  readonly href?: string
}

const wallets = readVectors<WalletLink>('wallet-links')
const { urls = [] } = readVectors<WhatwgUrl>('whatwg-urls')

const links = (group: string): readonly string[] => (wallets[group] ?? []).map(({ link }) => link)

/** Schemes that run code, read files, or open parts of the browser or the system. */
const DANGEROUS =
  /^(javascript|data|vbscript|blob|file|filesystem|about|view-source|chrome.*|moz-.*|ms-.*|intent|wss?|ftp|mailto|tel|sms):$/

test.each(links('open_ok'))('%s opens with the same scheme and host', (link) => {
  const [parsed, checked] = [new URL(link), safeLink(link)]

  expect(checked?.href).toBe(parsed.href)
  expect(checked?.kind).toBe(link.startsWith('https:') ? 'web' : 'app')
})

test.each(links('blocked'))('%j is neither a link nor an image', (link) => {
  expect(safeLink(link)).toBeUndefined()
  expect(safeImage(link)).toBeUndefined()
})

test.each(links('normalise_or_refuse'))(
  '%j opens nothing, or what the parser makes of it',
  (link) => {
    const checked = safeLink(link)

    if (checked !== undefined) expect(checked.href).toBe(new URL(link).href)
  },
)

test.each(links('http_by_spec'))('%s opens as a universal link', (link) => {
  expect(safeLink(link)).toEqual({ href: new URL(link).href, kind: 'web' })
})

test('every published URL is checked in the form that the URL parser gives it', () => {
  expect(urls.length).toBeGreaterThan(400)
  for (const { input } of urls) {
    const checked = safeLink(input)
    if (checked === undefined) continue
    const parsed = new URL(input)

    expect(checked.href, input).toBe(parsed.href)
    expect(parsed.username + parsed.password, input).toBe('')
    expect(parsed.protocol, input).not.toMatch(DANGEROUS)
    expect(checked.kind, input).toBe(/^https?:$/.test(parsed.protocol) ? 'web' : 'app')
    if (checked.kind === 'web') expect(parsed.hostname, input).not.toBe('')
  }
})

test('every published https URL without user info or hidden characters passes', () => {
  const refused = urls
    .filter(({ base, failure, href }) => base === null && !failure && href?.startsWith('https:'))
    .filter(({ input }) => safeLink(input) === undefined)
    .map(({ input }) => input)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them
    .filter((input) => !/[\u0000-\u0020\u007f-\u009f]|@/.test(input))

  expect(refused).toEqual([])
})

test('a published URL is a picture only with https or from localhost', () => {
  for (const { input } of urls) {
    const image = safeImage(input)
    if (image === undefined || image.startsWith('data:image/')) continue
    const { protocol, hostname } = new URL(image)

    expect(protocol === 'https:' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)).toBe(true)
  }
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt://x/%0aalert(1)',
  'java\nscript:alert(1)',
  ' https://wallet.example',
  'https://wallet.example ',
  'https://user:pass@wallet.example',
  'https://user@wallet.example',
  'fox://user:pass@host',
  'https://',
  '//wallet.example',
  'wallet.example',
  'fox:open',
  'ms-msdt://x',
  'search-ms://x',
  'chrome-extension://x',
  'moz-extension://x',
  `${'a'.repeat(40)}://x`,
])('%j is not a link', (link) => {
  expect(safeLink(link)).toBeUndefined()
})

test.each(['edge://open', 'trust://', 'com.fox.wallet+v2://x', 'http://localhost:4400/a'])(
  '%s is a link',
  (link) => {
    expect(safeLink(link)?.href).toBe(new URL(link).href)
  },
)

test.each([
  ['https://img.example/a.png', 'https://img.example/a.png'],
  ['http://localhost:4402/a.png', 'http://localhost:4402/a.png'],
  ['http://127.0.0.1/a.png', 'http://127.0.0.1/a.png'],
  ['http://[::1]/a.png', 'http://[::1]/a.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['data:image/svg+xml,<svg/>', 'data:image/svg+xml,<svg/>'],
  ['http://img.example/a.png', undefined],
  ['http://localhost.evil.example/a.png', undefined],
  ['data:text/html,<img>', undefined],
  ['data:image', undefined],
  ['fox://picture', undefined],
  ['https://u:p@img.example/a.png', undefined],
  ['', undefined],
])('the picture %j is shown as %j', (text, shown) => {
  expect(safeImage(text)).toBe(shown)
})
