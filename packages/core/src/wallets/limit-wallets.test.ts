import { expect, test } from 'vitest'
import type { Namespace, Wallet } from '../contract/index.ts'
import { optionsState } from '../options/defaults.ts'
import type { OptionsState } from '../options/options-state.ts'
import { limitWallets, type WalletLimitFacts } from './limit-wallets.ts'

const options = optionsState({
  networks: [
    {
      id: 1,
      name: 'Ethereum',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['https://node.example'] } },
    },
  ],
})

function aWallet(id: string, given: Partial<Wallet> = {}): Wallet {
  return {
    id,
    rdns: id,
    name: id,
    namespace: 'eip155',
    kind: 'announced',
    isAmbiguous: false,
    ...given,
  } as const
}

const invented = (length: number, namespace: Namespace = 'eip155'): readonly Wallet[] =>
  Array.from({ length }, (_, nth) => aWallet(`dev.invented${nth}`, { namespace }))

const fjord = aWallet('dev.fjord', { name: 'Fjord' })

interface Given extends Partial<Omit<WalletLimitFacts, 'options'>> {
  readonly options?: Partial<OptionsState>
}

function facts(given: Given = {}): WalletLimitFacts {
  return {
    device: {
      isMobile: false,
      platform: 'unknown',
      isTelegram: false,
      isSafari: false,
      isFramed: false,
    },
    recent: { wallets: [] },
    listing: {},
    catalog: { filter: { search: '', isCertifiedOnly: false }, pages: {} },
    ...given,
    options: { ...options, ...given.options },
  }
}

const names = (wallets: readonly Wallet[]): readonly string[] => wallets.map(({ name }) => name)

test('up to 100 wallets of a namespace are all shown', () => {
  const wallets = [...invented(100), ...invented(100, 'solana')]

  expect(limitWallets(wallets, facts())).toEqual(wallets)
})

test('of more, those found first are shown, in each namespace', () => {
  const wallets = [...invented(150), ...invented(50, 'solana')]

  const shown = limitWallets(wallets, facts())

  expect(shown).toEqual([...invented(100), ...invented(50, 'solana')])
})

test.each<readonly [knower: string, given: Given]>([
  ['the recent list', { recent: { wallets: [{ ...fjord, id: 'dev.fjord' }] } }],
  ['an answer of the listing', { listing: { named: { status: 'ready', wallets: [fjord] } } }],
  [
    'a page of all wallets',
    {
      catalog: {
        filter: { search: '', isCertifiedOnly: false },
        pages: { 3: { status: 'ready', wallets: [{ id: 'f'.repeat(64), name: 'Fjord' }] } },
      },
    },
  ],
  ['the wallets of the website', { options: { customWallets: [fjord] } }],
  ['the featured wallets', { options: { featuredWalletIds: ['dev.fjord'] } }],
  ['the included wallets', { options: { includeWalletIds: ['dev.fjord'] } }],
  ['the pictures of the website', { options: { connectorImages: { 'dev.fjord': 'https://x' } } }],
])('a wallet that %s knows is shown, though 100 invented ones came first', (_, given) => {
  const wallets = [...invented(120), fjord]

  const shown = limitWallets(wallets, facts(given))

  expect(shown).toHaveLength(100)
  expect(names(shown).at(-1)).toBe('Fjord')
  expect(names(limitWallets(wallets, facts()))).not.toContain('Fjord')
})

test('a wallet that the website provides is always shown', () => {
  const own = aWallet('own', { kind: 'provided', name: 'Own' })

  expect(limitWallets([...invented(120), own], facts())).toContain(own)
})

test('many wallets that claim one known identity do not crowd out another known wallet', () => {
  const claims = Array.from({ length: 150 }, (_, nth) =>
    aWallet(`io.known#${nth}`, { rdns: 'io.known', name: 'Known', isAmbiguous: true }),
  )
  const known = { id: 'io.known', rdns: 'io.known', name: 'Known' }

  const shown = limitWallets(
    [...claims, fjord],
    facts({ listing: { named: { status: 'ready', wallets: [known, fjord] } } }),
  )

  expect(shown).toEqual([...claims.slice(0, 99), fjord])
})
