import { expect, test } from 'vitest'
import { createTestCore, type TestCore, type TestCoreChoice } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'

const LISTING = 'https://api.web3modal.org/getWallets'
const KESTREL = 'ab'.repeat(32)

/** A listing with one wallet, which is found by its id and by a search. */
async function started(choice: TestCoreChoice = {}): Promise<TestCore> {
  const visit = createTestCore({ projectId: 'p1', ...choice })
  visit.http.on('GET', LISTING, ({ query }) => {
    const isFound = query.get('include') === KESTREL || query.get('search') === 'kestrel'
    const data = [{ id: KESTREL, name: 'Kestrel', rdns: 'app.kestrel', chains: ['eip155:1'] }]
    return { json: { count: isFound ? 1 : 0, data: isFound ? data : [] } }
  })
  await visit.core.start()
  return visit
}

test.each<[name: string, choice: TestCoreChoice, rule: string, lists: string]>([
  [KESTREL, {}, 'listed', 'connect all search suggested'],
  ['app.kestrel', {}, 'listed', 'connect all search suggested'],
  [KESTREL, { excludeWalletIds: ['app.kestrel'] }, 'excluded', ''],
  [KESTREL, { includeWalletIds: ['cd'.repeat(32)] }, 'not-included', ''],
  [KESTREL, { featuredWalletIds: [KESTREL] }, 'featured', 'connect all search suggested'],
  [KESTREL, { enableWalletConnect: false }, 'listed', 'suggested'],
  [KESTREL, { walletConnect: undefined }, 'listed', 'suggested'],
  ['io.fjord', {}, 'installed', 'connect all search headless'],
  ['Fjord', {}, 'installed', 'connect all search headless'],
  [
    'own',
    { customWallets: [{ id: 'own', name: 'Own' }] },
    'custom',
    'connect all search suggested',
  ],
  ['com.nobody', {}, 'unknown', ''],
])('%s with %o is explained by %s', async (name, choice, rule, lists) => {
  const { core } = await started(choice)

  const explanation = await core.actions.listing.explain(name)

  expect(explanation).toMatchObject({ rule, lists: lists === '' ? [] : lists.split(' ') })
})

/** Invented wallets in this browser, then one with the given rdns. */
function crowd(rdns: string): TestCoreChoice {
  const invented = Array.from({ length: 100 }, (_, nth) =>
    aFakeWallet({ id: `dev.invented${nth}`, name: `Invented ${nth}` }),
  )
  return { adapter: createFakeAdapter(...invented, aFakeWallet({ id: rdns, name: rdns })) }
}

/** Two wallets in this browser that claim one rdns. */
function twoOf(rdns: string): TestCoreChoice {
  const claims = [rdns, `${rdns}#2`].map((id) => {
    const { wallet, ...rest } = aFakeWallet({ id, name: 'Kestrel' })
    return { ...rest, wallet: { ...wallet, rdns, isAmbiguous: true } }
  })
  return { adapter: createFakeAdapter(...claims) }
}

test.each<[what: string, name: string, choice: TestCoreChoice, rule: string, lists: string]>([
  ['beyond 100', 'dev.last', crowd('dev.last'), 'over-limit', ''],
  ['beyond 100, but listed', 'app.kestrel', crowd('app.kestrel'), 'over-limit', 'all search'],
  ['among 100', 'dev.invented99', crowd('dev.last'), 'installed', 'connect all search headless'],
  ['that two claim to be', 'dev.twin', twoOf('dev.twin'), 'ambiguous', 'connect headless'],
  [
    'that two claim to be, and that is listed',
    'app.kestrel',
    twoOf('app.kestrel'),
    'ambiguous',
    'connect headless all search suggested',
  ],
  [
    'that two claim to be, and that is excluded',
    'dev.twin',
    { ...twoOf('dev.twin'), excludeWalletIds: ['dev.twin'] },
    'excluded',
    '',
  ],
])('a wallet %s is explained by %s', async (_what, name, choice, rule, lists) => {
  const { core } = await started(choice)

  const explanation = await core.actions.listing.explain(name)

  expect(explanation).toMatchObject({ rule, lists: lists === '' ? [] : lists.split(' ') })
  expect(explanation.explanation).toMatch(/\.$/)
})

test('the sentence names the option that decides', async () => {
  const { core } = await started({ excludeWalletIds: [KESTREL] })

  expect((await core.actions.listing.explain(KESTREL)).explanation).toContain('`excludeWalletIds`')
})

test('without wallet-connect the explanation of a listed wallet names the missing option', async () => {
  const { core } = await started({ enableWalletConnect: false })

  expect((await core.actions.listing.explain(KESTREL)).explanation).toContain(
    '`enableWalletConnect`',
  )
})

test.each<[TestCoreChoice, string, boolean]>([
  [{ enableInjected: false }, KESTREL, true],
  [{ enableEIP6963: false }, KESTREL, true],
  [{ enableEIP6963: false }, 'com.nobody', true],
  [{ enableEIP6963: false }, 'io.fjord', true],
  [{ enableInjected: false }, 'io.fjord', false],
  [{}, KESTREL, false],
  [{}, 'com.nobody', false],
])('with %o, %s is said to be not looked for: %s', async (choice, name, expected) => {
  const { core } = await started(choice)

  const { explanation } = await core.actions.listing.explain(name)

  expect(explanation.includes('`enableEIP6963`')).toBe(expected)
})

test('a listing that is down is a failure, not an answer', async () => {
  const { core, http } = await started()
  http.on('GET', LISTING, { json: {}, status: 400 })

  await expect(core.actions.listing.explain(KESTREL)).rejects.toMatchObject({ code: 'http.status' })
})
