import { expect, test } from 'vitest'
import type { PairableWallet, WalletPlatform } from '../store/state/listing.ts'
import { type PlatformFacts, walletPlatforms } from './platforms.ts'

const FACTS: PlatformFacts = { isMobile: false, isInstalled: false, hasAdapters: true }
const LINKS = { mobileLink: 'fjord://', webappLink: 'https://f.example', desktopLink: 'fjord://' }

function aWallet(changes: Partial<PairableWallet>): PairableWallet {
  return { id: 'fjord', name: 'Fjord', ...changes }
}

type Row = [string, Partial<PairableWallet>, Partial<PlatformFacts>, readonly WalletPlatform[]]

test.each<Row>([
  ['every link, desktop', LINKS, {}, ['qrcode', 'web', 'desktop']],
  ['every link, phone', LINKS, { isMobile: true }, ['mobile', 'web']],
  ['only a desktop link, phone', { desktopLink: 'fjord://' }, { isMobile: true }, ['qrcode']],
  ['nothing', {}, {}, ['qrcode']],
  [
    'installed',
    { ...LINKS, rdns: 'io.fjord' },
    { isInstalled: true },
    ['browser', 'qrcode', 'web', 'desktop'],
  ],
  [
    'installed, without adapters',
    { mobileLink: 'fjord://', rdns: 'io.fjord' },
    { isInstalled: true, hasAdapters: false },
    ['qrcode'],
  ],
  ['not installed', { injectedIds: ['isFjord'] }, {}, ['unsupported']],
  [
    'not installed, with a link',
    { mobileLink: 'fjord://', rdns: 'io.fjord' },
    {},
    ['qrcode', 'unsupported'],
  ],
  ['only of browsers, without adapters', { rdns: 'io.fjord' }, { hasAdapters: false }, ['qrcode']],
])('%s', (_, wallet, facts, expected) => {
  expect(walletPlatforms(aWallet(wallet), { ...FACTS, ...facts })).toEqual(expected)
})

test('without a wallet only a code is shown', () => {
  expect(walletPlatforms(undefined, FACTS)).toEqual(['qrcode'])
})
