import { expect, test } from 'vitest'
import type { Network, NetworkId } from '../contract/index.ts'
import { createNetworksState, startingNetworks } from './networks.state.ts'

function aNetwork(id: NetworkId, name: string = id): Network {
  return {
    id,
    name,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
    rpcUrls: ['https://node.example'],
    isTestnet: false,
  }
}

const mainnet = aNetwork('eip155:1')
const base = aNetwork('eip155:8453')
const solana = aNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
const unlisted = 'eip155:137'

test.each<[rule: string, wanted: readonly (string | undefined)[], active: string]>([
  ['the stored network', [base.id, mainnet.id], base.id],
  ['the default where nothing is stored', [undefined, base.id], base.id],
  ['the first where nothing is wanted', [undefined, undefined], mainnet.id],
  ['not a stored one that is no longer supported', [unlisted, base.id], base.id],
  ['not a stored text that is no id', ['toString', undefined], mainnet.id],
  ['a network of another namespace', [solana.id], solana.id],
])('the first active network is %s', (_rule, wanted, active) => {
  const { activeNamespace, activeIds } = startingNetworks([mainnet, base, solana], wanted)

  expect(activeIds[activeNamespace]).toBe(active)
})

test('every namespace has an active network from the start', () => {
  expect(startingNetworks([mainnet, base, solana], [base.id]).activeIds).toEqual({
    eip155: base.id,
    solana: solana.id,
  })
})

test('a network that is given twice is supported once', () => {
  const again = aNetwork(mainnet.id, 'Mainnet again')

  expect(startingNetworks([mainnet, base, again]).supported).toEqual([mainnet, base])
})

test('activating a network activates its namespace', () => {
  const state = startingNetworks([mainnet, base, solana])

  createNetworksState(state).activate(solana.id)

  expect(state).toMatchObject({
    activeNamespace: 'solana',
    activeIds: { eip155: mainnet.id, solana: solana.id },
  })
})

test('setting the network of a namespace does not change the active namespace', () => {
  const state = startingNetworks([mainnet, solana])

  createNetworksState(state).note('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')

  expect(state).toMatchObject({
    activeNamespace: 'eip155',
    activeIds: { solana: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' },
  })
})

test('a wallet may be on a network that is not supported', () => {
  const state = startingNetworks([mainnet])

  createNetworksState(state).activate(unlisted)

  expect(state.activeIds.eip155).toBe(unlisted)
  expect(state.supported).toEqual([mainnet])
})

test('an added network is supported, the same id again replaces it', () => {
  const state = startingNetworks([mainnet])
  const slice = createNetworksState(state)
  const renamed = aNetwork(base.id, 'Base again')

  slice.add(base)
  slice.add(renamed)

  expect(state.supported).toEqual([mainnet, renamed])
  expect(state.activeIds.eip155).toBe(mainnet.id)
})

test('the first network of a new namespace is active in it', () => {
  const state = startingNetworks([mainnet])

  createNetworksState(state).add(solana)

  expect(state).toMatchObject({ activeNamespace: 'eip155', activeIds: { solana: solana.id } })
})

test.each<[removed: NetworkId, namespace: string, activeIds: object]>([
  [base.id, 'eip155', { eip155: mainnet.id, solana: solana.id }],
  [mainnet.id, 'eip155', { eip155: base.id, solana: solana.id }],
  [solana.id, 'eip155', { eip155: mainnet.id }],
])('removing %s leaves the namespace %s active', (removed, namespace, activeIds) => {
  const state = startingNetworks([mainnet, base, solana])

  createNetworksState(state).remove(removed)

  expect(state.supported.map(({ id }) => id)).not.toContain(removed)
  expect(state).toMatchObject({ activeNamespace: namespace })
  expect(state.activeIds).toEqual(activeIds)
})

test('removing the last network of the active namespace makes another namespace active', () => {
  const state = startingNetworks([mainnet, solana])

  createNetworksState(state).remove(mainnet.id)

  expect(state.activeNamespace).toBe('solana')
  expect(state.activeIds).toEqual({ solana: solana.id })
})
