import { expect, test } from 'vitest'
import type { Session } from '../contract/index.ts'
import { addressName, type NamesState } from './address-name.ts'

const ADDRESS = '0x1111111111111111111111111111111111111111'

function session(id: string, label?: string): Session<'eip155'> {
  return {
    id,
    namespace: 'eip155',
    walletId: id,
    networkId: 'eip155:1',
    accounts: [`eip155:1:${ADDRESS}`],
    facts: { [ADDRESS]: { label } },
  }
}

const wallet = { id: 'w', namespace: 'eip155', name: 'W' } as const
const own = { [`eip155:${ADDRESS}`]: 'Visitor' }
const site = { [ADDRESS]: 'Site' }
const named = { [`eip155:${ADDRESS}`]: { name: 'ada.eth' } }
const ofWallet = (label?: string): NamesState['accounts'] => ({
  eip155: { status: 'connected', session: session('a', label), wallet },
})

test.each<[name: string | undefined, state: Partial<NamesState>]>([
  ['Visitor', { ownLabels: own, labels: site, accounts: ofWallet('Wallet'), identities: named }],
  ['Site', { labels: site, accounts: ofWallet('Wallet'), identities: named }],
  ['Wallet', { accounts: ofWallet('Wallet'), identities: named }],
  ['ada.eth', { accounts: ofWallet(), identities: named }],
  [undefined, { accounts: ofWallet() }],
  [undefined, { ownLabels: { [`solana:${ADDRESS}`]: 'Elsewhere' } }],
])('the name %s comes first', (name, state) => {
  const snapshot = { accounts: {}, identities: {}, ...state }

  expect(addressName(snapshot, { namespace: 'eip155', address: ADDRESS })).toBe(name)
})

test('each wallet names its own account, also an inactive one', () => {
  const inactive = { eip155: [{ session: session('b', 'Second'), wallet }] }
  const state = { accounts: ofWallet('First'), inactive, identities: {} }
  const place = { namespace: 'eip155', address: ADDRESS } as const

  expect(addressName(state, place)).toBe('First')
  expect(addressName(state, { ...place, session: session('b', 'Second') })).toBe('Second')
  expect(addressName({ ...state, accounts: {} }, place)).toBe('Second')
})

test('a name that every object has is no label', () => {
  const state = { accounts: {}, identities: {}, labels: {}, ownLabels: {} }

  expect(addressName(state, { namespace: 'eip155', address: 'constructor' })).toBeUndefined()
})
