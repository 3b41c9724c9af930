import { expect, test } from 'vitest'
import constants from '../../../../docs/constants.json' with { type: 'json' }
import { createTestCore, type TestCore, type TestCoreChoice } from '../testing/create-test-core.ts'
import { namedWallet } from './named-wallet.ts'

const LISTING = 'https://api.web3modal.org/getWallets'
const W42 = '42'.repeat(32)
const ALL = [
  { id: '07'.repeat(32), name: 'W7' },
  { id: W42, name: 'W42', rdns: 'app.w42' },
]

async function listed(choice: TestCoreChoice = {}): Promise<TestCore> {
  const visit = createTestCore({ projectId: 'p1', ...choice })
  answer(visit)
  await visit.core.start()
  return visit
}

/** The listing searches without regard to capitals, by every word. */
function answer({ http }: TestCore): void {
  http.on('GET', LISTING, ({ query }) => {
    const word = query.get('search')?.toUpperCase().split(' ')[0] ?? ''
    const include = query.get('include')
    const data = ALL.filter(({ id, name }) => (include ? id === include : name.includes(word)))
    return { json: { count: data.length, data } }
  })
}

test.each<[name: string, choice: TestCoreChoice, found: string | undefined]>([
  ['w42', {}, 'W42'],
  ['W42 Wallet', {}, 'W42'],
  ['app.w42', {}, 'W42'],
  [W42, {}, 'W42'],
  ['an unknown id', {}, undefined],
  ['w42', { excludeWalletIds: [W42] }, undefined],
  ['heron', { customWallets: [{ id: 'h', name: 'Heron Wallet' }] }, 'Heron Wallet'],
])('a wallet called %s is found by its name, with %o as %s', async (name, choice, found) => {
  const visit = await listed(choice)

  const wallet = await visit.core.actions.listing.find(name)

  expect(wallet?.name).toBe(found)
  expect(visit.core.snapshot().modal.isOpen).toBe(false)
  expect(namedWallet(visit.core.snapshot(), name)?.name).toBe(found)
})

test('a named wallet is requested once, and again after a failure', async () => {
  const visit = await listed()
  const { listing } = visit.core.actions
  visit.http.on('GET', LISTING, { body: '', status: 400 })
  await expect(listing.find('w42')).rejects.toMatchObject({ code: 'http.status' })
  answer(visit)
  const before = visit.http.requests.length

  const found = await Promise.all([listing.find('w42'), listing.find('w42')])
  await listing.find('w42')

  expect(found.map((wallet) => wallet?.name)).toEqual(['W42', 'W42'])
  expect(visit.http.requests.length).toBe(before + 1)
})

test.each(Object.entries(constants.walletIds.walletButtons))(
  'the name %s of a wallet button means %s of the listing',
  async (name, id) => {
    const visit = await listed()
    visit.http.on('GET', LISTING, ({ query }) => {
      const data = [{ id: query.get('include'), name: 'Any' }]
      return { json: { count: 1, data } }
    })

    const wallet = await visit.core.actions.listing.find(name)

    expect(wallet?.id).toBe(id)
  },
)
