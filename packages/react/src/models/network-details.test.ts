import { expect, test } from 'vitest'
import { aSnapshot, TEXT } from '../testing/a-snapshot.ts'
import { networkDetails } from './network-details.ts'

test.each([
  ['Sepolia', true, 'Sepolia (testnet)'],
  ['Solana Devnet', true, 'Solana Devnet'],
  ['Bitcoin Testnet', true, 'Bitcoin Testnet'],
  ['Bitcoin Regtest', true, 'Bitcoin Regtest'],
  ['Ethereum', false, 'Ethereum'],
])('%s, a test network: %s, is called %s', (name, isTestnet, shown) => {
  const { network } = aSnapshot()
  const [first] = network.supported
  if (first === undefined) throw new Error('There is a network.')
  const supported = [{ ...first, name, isTestnet }]

  expect(networkDetails(first.id, { network: { ...network, supported } }, TEXT).name).toBe(shown)
})

test('a network that the site does not support is named by its number', () => {
  expect(networkDetails('eip155:424242', aSnapshot(), TEXT)).toMatchObject({
    name: 'network 424242',
    isSupported: false,
  })
})
