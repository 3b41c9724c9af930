import { expect, test, vi } from 'vitest'
import type { Namespace } from '../contract/index.ts'
import { aChain, createTestCore, type TestCore } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { catalogCells } from './catalog-cells.ts'
import { listingAnswer, offeredWallets } from './narrowed.ts'

const LISTING = 'https://api.web3modal.org/getWallets'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const EVM = 'eip155:1'

/** Kestrel and Plum are for Ethereum, Tern for Solana, Auk for both. Fjord is in the browser as well. */
const LISTED = [
  { id: 'kestrel', name: 'Kestrel', chains: [EVM] },
  { id: 'plum', name: 'Plum', chains: [EVM] },
  { id: 'tern', name: 'Tern', chains: [SOLANA] },
  { id: 'auk', name: 'Auk', chains: [EVM, SOLANA] },
  { id: 'fjord', name: 'Fjord', rdns: 'io.fjord', chains: [EVM, SOLANA] },
].map((wallet) => ({ ...wallet, homepage: `https://${wallet.id}.example` }))

/** Fjord of the browser is for Ethereum, and there is nothing for Solana. */
async function opened(
  request: Parameters<TestCore['core']['actions']['open']>[0],
  choice: { readonly featuredWalletIds?: readonly string[] } = {},
): Promise<TestCore> {
  const visit = createTestCore({
    projectId: 'p1',
    networks: [aChain(), aChain({ id: SOLANA, name: 'Solana' })],
    adapters: [createFakeAdapter(aFakeWallet())],
    ...choice,
  })
  visit.http.on('GET', LISTING, ({ query }) => {
    const read = (name: string) => (query.get(name) ?? '').split(',').filter(Boolean)
    const data = LISTED.filter(({ id, name, chains }) => {
      const isIn = read('include').length === 0 || read('include').includes(id)
      const isOn =
        read('chains').length === 0 || chains.some((each) => read('chains').includes(each))
      return (
        isIn && isOn && !read('exclude').includes(id) && name.includes(query.get('search') ?? '')
      )
    })
    return { json: { count: data.length, data } }
  })
  await visit.core.start()
  visit.core.actions.open(request)
  await answered(visit)
  return visit
}

async function answered({ core, settle }: TestCore): Promise<void> {
  await vi.waitUntil(async () => {
    await settle()
    const { catalog, listing } = core.snapshot()
    const steps = [...Object.values(catalog.pages), ...Object.values(listing)]
    return steps.length > 0 && steps.every((each) => each?.status !== 'loading')
  })
}

/** Names in AllWallets. */
function all({ core }: TestCore): readonly (string | undefined)[] {
  return catalogCells(core.snapshot()).map(({ wallet }) => wallet?.name)
}

/** Names of the rows of Connect, and the number beside all wallets. */
function rows({ core }: TestCore): readonly unknown[] {
  return core
    .rows(core.snapshot())
    .map(({ kind, name, count }) => (kind === 'allWallets' ? count : name || kind))
}

function requestedChains({ http }: TestCore): readonly (string | null)[] {
  return http.requests.map(({ url }) => new URL(url).searchParams.get('chains'))
}

test.each<[namespace: Namespace | undefined, chains: string, names: readonly string[]]>([
  [undefined, `${EVM},${SOLANA}`, ['Kestrel', 'Plum', 'Tern', 'Auk', 'Fjord']],
  ['eip155', EVM, ['Kestrel', 'Plum', 'Auk', 'Fjord']],
  ['solana', SOLANA, ['Tern', 'Auk', 'Fjord']],
])('opened for %s, AllWallets requests %s', async (namespace, chains, names) => {
  const visit = await opened({ view: 'AllWallets', namespace })

  expect(requestedChains(visit)).toEqual([chains])
  expect(all(visit)).toEqual(names)
})

test('Connect shows rows of the namespace only, also a wallet that this browser has for another', async () => {
  const visit = await opened({ namespace: 'solana' })

  expect(rows(visit)).toEqual(['walletConnect', 'Tern', 'Auk', 3])
  expect(offeredWallets(visit.core.snapshot())).toEqual([])
})

test('a search is for wallets of the namespace', async () => {
  const visit = await opened({ view: 'AllWallets', namespace: 'solana' })

  visit.core.actions.catalog.search('er')
  await visit.clock.advance(500)
  await answered(visit)

  expect(requestedChains(visit)).toEqual([SOLANA, SOLANA])
  expect(all(visit)).toEqual(['Tern'])
})

test('featured wallets of other namespaces are not shown', async () => {
  const visit = await opened({ namespace: 'solana' }, { featuredWalletIds: ['plum', 'auk'] })

  expect(listingAnswer(visit.core.snapshot(), 'named')?.wallets).toMatchObject([{ name: 'Auk' }])
  expect(rows(visit)).toEqual(['walletConnect', 'Auk', 3])
})

test('GetWallet suggests wallets of the namespace', async () => {
  const visit = await opened({ namespace: 'solana' }, { featuredWalletIds: ['plum', 'auk'] })

  visit.core.actions.router.push('GetWallet', {})
  await answered(visit)

  const names = listingAnswer(visit.core.snapshot(), 'suggested')?.wallets.map(({ name }) => name)
  expect(names).toEqual(['Auk', 'Tern', 'Fjord'])
})

test('after closing all wallets are offered again, without another request for what is known', async () => {
  const visit = await opened({ view: 'AllWallets' })
  const { core, settle } = visit

  core.actions.close()
  core.actions.open({ view: 'AllWallets', namespace: 'solana' })
  await answered(visit)
  expect(all(visit)).toEqual(['Tern', 'Auk', 'Fjord'])
  core.actions.close()
  await settle()
  core.actions.open({ view: 'AllWallets' })
  await settle()

  expect(all(visit)).toEqual(['Kestrel', 'Plum', 'Tern', 'Auk', 'Fjord'])
  expect(requestedChains(visit)).toEqual([`${EVM},${SOLANA}`, SOLANA])
})

test('nothing is requested for a namespace without networks', async () => {
  const visit = createTestCore({ projectId: 'p1' })
  await visit.core.start()

  expect(() => visit.core.actions.open({ namespace: 'bip122' })).toThrow('bip122')
  await visit.settle()

  expect(visit.http.requests).toEqual([])
})

test('a chosen wallet that this browser has for another namespace only is paired with', async () => {
  const visit = await opened({ view: 'AllWallets', namespace: 'solana' })
  const fjord = visit.core.snapshot().catalog.pages[1]?.wallets.find(({ id }) => id === 'fjord')

  visit.core.actions.pairing.show(fjord)

  expect(visit.core.snapshot().router.history.at(-1)).toEqual({
    view: 'ConnectingWalletConnect',
    params: { walletId: 'fjord' },
  })
})
