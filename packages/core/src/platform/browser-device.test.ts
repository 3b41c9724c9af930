import { expect, test } from 'vitest'
import { createBrowserDevice } from './browser-device.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
/** A page in an application names no browser. */
const IOS_VIEW = IPHONE.replace(/Version.*$/, 'Mobile/15E148')
const MAC_SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
const ANDROID_CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const ANDROID_VIEW =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36'

test.each([
  ['an iPhone', IPHONE, 5, { platform: 'ios', isMobile: true, isSafari: true }],
  ['an iPad that says it is a Mac', MAC_SAFARI, 5, { platform: 'ios', isMobile: true }],
  ['a Mac', MAC_SAFARI, 0, { platform: 'mac', isMobile: false, isSafari: true }],
  [
    'Chrome on an iPhone',
    IPHONE.replace('Version/18.0', 'CriOS/130.0'),
    5,
    { platform: 'ios', isSafari: false },
  ],
  ['an Android phone', ANDROID_CHROME, 5, { platform: 'android', isMobile: true, isSafari: false }],
  [
    'an Android tablet',
    ANDROID_CHROME.replace(' Mobile', ''),
    5,
    { platform: 'android', isMobile: true },
  ],
  ['an Android web view', ANDROID_VIEW, 5, { platform: 'android', isSafari: false }],
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    10,
    { platform: 'windows', isMobile: false, isSafari: false },
  ],
  [
    'Firefox on Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
    0,
    { platform: 'linux', isMobile: false, isSafari: false },
  ],
  [
    'a Chromebook',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    1,
    { platform: 'linux', isMobile: false },
  ],
  ['something new', 'Toaster/1.0', 0, { platform: 'unknown', isMobile: false, isSafari: false }],
])('%s is recognised by its user agent', (_name, userAgent, maxTouchPoints, facts) => {
  const device = createBrowserDevice({ navigator: { userAgent, maxTouchPoints } })

  expect(device.read()).toMatchObject(facts)
})

test.each(['WebView MetaMaskMobile', 'CoinbaseWallet', 'Trust/8.20', 'Instagram 356.0.0.0'])(
  'a phone is recognised in the page of an application: %s',
  (app) => {
    const read = (view: string) =>
      createBrowserDevice({
        navigator: { userAgent: `${view} ${app}`, maxTouchPoints: 5 },
      }).read()

    expect(read(IOS_VIEW)).toMatchObject({ platform: 'ios', isMobile: true })
    expect(read(ANDROID_VIEW)).toMatchObject({ platform: 'android', isMobile: true })
  },
)

test.each([
  ['the proxy of its web view', { TelegramWebviewProxy: {} }, true],
  ['the older proxy', { TelegramWebviewProxyProto: () => {} }, true],
  ['its web app on a platform', { Telegram: { WebApp: { platform: 'tdesktop' } } }, true],
  ['its script on a page of its own', { Telegram: { WebApp: { platform: 'unknown' } } }, false],
  ['a site that has a global of that name', { Telegram: {} }, false],
  ['nothing', {}, false],
])('Telegram is recognised by %s', (_name, scope, expected) => {
  expect(createBrowserDevice(scope).read().isTelegram).toBe(expected)
})

test('a page in a frame is recognised', () => {
  const [page, outer] = [{}, {}]

  expect(createBrowserDevice({ self: page, top: outer }).read().isFramed).toBe(true)
  expect(createBrowserDevice({ self: page, top: page }).read().isFramed).toBe(false)
})

test('a server has no device', () => {
  expect(createBrowserDevice({}).read()).toEqual({
    platform: 'unknown',
    isMobile: false,
    isTelegram: false,
    isSafari: false,
    isFramed: false,
  })
})

test.each([
  ['en-US', 'US'],
  ['de-AT', 'AT'],
  ['zh-Hant-TW', 'TW'],
  ['de', undefined],
  ['es-419', undefined],
  ['', undefined],
])('the country of %j is %j', (language, country) => {
  const { read } = createBrowserDevice({ Intl, navigator: { userAgent: '', language } })

  expect(read()).toMatchObject({ country })
  expect(read().timeZone).toMatch(/./)
})

test.each([
  ['https:', 'https://shop.example', true, undefined],
  ['http:', 'http://localhost:5173', true, undefined],
  ['http:', 'http://192.168.1.7:5173', false, 'insecure'],
  ['file:', 'null', true, 'file'],
  ['https:', 'null', true, 'opaque'],
  ['about:', 'null', true, 'opaque'],
  ['chrome-extension:', 'chrome-extension://lfhkecpl', true, 'app'],
  ['moz-extension:', 'moz-extension://5c0d', true, 'app'],
  ['capacitor:', 'capacitor://localhost', true, 'app'],
])('a page of %s with the origin %s (secure: %s) is limited as %s', (...row) => {
  const [protocol, origin, isSecureContext, limitedPage] = row
  const device = createBrowserDevice({ location: { protocol }, origin, isSecureContext })

  expect(device.read().limitedPage).toBe(limitedPage)
})
