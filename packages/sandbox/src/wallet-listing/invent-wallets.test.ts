/** @full That the sandbox works is seen in every journey of `npm test`. */

import { expect, test } from 'vitest'
import { inventWallets } from './invent-wallets.ts'

const wallets = inventWallets()

test('there are 500, every one with its own id, name and picture', () => {
  expect(wallets).toHaveLength(500)
  for (const field of ['id', 'name', 'image_id'] as const)
    expect(new Set(wallets.map((wallet) => wallet[field])).size).toBe(500)
})

test('they are the same every time', () => {
  expect(inventWallets()).toEqual(wallets)
  expect(wallets[0]?.id).toBe('027a25ad0e680a6e103e960f6319dae1e8f4eafa2279b963b36e936345bc5c64')
})

test('every one has the fields of the real listing, in their forms', () => {
  for (const wallet of wallets) {
    expect(wallet.id).toMatch(/^[0-9a-f]{64}$/)
    expect(wallet.name).toMatch(/^[A-Z][A-Za-z ]{2,30}$/)
    expect(wallet.image_id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(wallet.chains.length).toBeGreaterThan(0)
    for (const chain of wallet.chains) expect(chain).toMatch(/^(eip155|solana|bip122):\w+$/)
    if (wallet.mobile_link !== null)
      expect(wallet.mobile_link).toMatch(
        /^([a-z][a-z0-9-]*:\/\/|https:\/\/[a-z0-9-]+\.example\/app)$/,
      )
    if (wallet.rdns !== null) expect(wallet.rdns).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
  }
})

test('their links use reserved hosts', () => {
  const links = wallets.flatMap((wallet) =>
    [wallet.homepage, wallet.mobile_link, wallet.webapp_link, wallet.app_store].filter(
      (link) => link?.startsWith('http') === true,
    ),
  )

  for (const link of links) expect(new URL(link ?? '').hostname).toMatch(/\.example$/)
})

test.each([
  ['certified', (wallet: (typeof wallets)[number]) => wallet.badge_type === 'certified'],
  ['announcing', (wallet: (typeof wallets)[number]) => wallet.rdns !== null],
  ['mobile', (wallet: (typeof wallets)[number]) => wallet.mobile_link !== null],
  ['web', (wallet: (typeof wallets)[number]) => wallet.webapp_link !== null],
  ['Solana only', (wallet: (typeof wallets)[number]) => !wallet.chains.includes('eip155:1')],
])('some wallets are %s and some are not', (_name, isSo) => {
  const count = wallets.filter(isSo).length

  expect(count).toBeGreaterThan(15)
  expect(count).toBeLessThan(485)
})

test('the scripted wallet is the first, known by the name it announces', () => {
  expect(wallets[0]).toMatchObject({ name: 'Sandbox Wallet', rdns: 'dev.latchkey.sandbox' })
})

test('there may be ten thousand, each with its own name, and the first are the same', () => {
  const many = inventWallets(10_000)

  expect(new Set(many.map(({ name }) => name)).size).toBe(10_000)
  expect(many.slice(0, 500)).toEqual(wallets)
})
