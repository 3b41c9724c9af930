import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, connectedOn, FJORD, TEXT } from '../testing/a-snapshot.ts'
import { receivingNetworks } from './receiving-networks.ts'

function namesOf(accountType?: 'eoa' | 'smartAccount'): readonly string[] {
  const embedded = accountType && {
    user: { address: ADDRESS, accounts: [] },
    accountType,
    isSmartAccountDeployed: true,
  }
  const snapshot = aSnapshot(connectedOn('eip155:8453', { ...FJORD, embedded }))
  return receivingNetworks(snapshot, TEXT).map(({ name }) => name)
}

test('an address is sent to on every network of its namespace, a smart account on its own', () => {
  expect(namesOf()).toEqual(['Ethereum', 'Base'])
  expect(namesOf('eoa')).toEqual(['Ethereum', 'Base'])
  expect(namesOf('smartAccount')).toEqual(['Base'])
  expect(receivingNetworks(aSnapshot(), TEXT)).toEqual([])
})
