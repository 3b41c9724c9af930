import { expect, test } from 'vitest'
import { createTestCore, type TestCore, type TestCoreChoice } from '../testing/create-test-core.ts'

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
