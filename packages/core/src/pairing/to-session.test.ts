import { expect, test } from 'vitest'
import type { Session } from '../contract/index.ts'
import { aPairedSession } from '../testing/a-paired-session.ts'
import { accountsElsewhere, onNetwork, toSession } from './to-session.ts'

const MAIN = 'bip122:000000000019d6689c085ae165831e93'
const TEST = 'bip122:000000000933ea01ad0ee984209779ba'
const SIGNET = 'bip122:00000008819873e925422c1ff0f99f7c'

const paired = aPairedSession({
  accounts: ['eip155:1:0xa1', `${MAIN}:bc1qa`, `${TEST}:tb1qa`, `${MAIN}:bc1pa`],
  networkIds: ['eip155:1', 'eip155:10', MAIN, TEST, SIGNET],
})

function sessionIn(namespace: 'bip122' | 'eip155'): Session {
  const session = toSession(paired, namespace)
  if (session === undefined) throw new Error(`It shares nothing of ${namespace}`)
  return session
}

test('in namespaces with addresses per network, it can switch to networks with an address', () => {
  expect(sessionIn('bip122').networkIds).toEqual([MAIN, TEST])
  expect(sessionIn('eip155').networkIds).toEqual(['eip155:1', 'eip155:10'])
})

test('it is on the requested network if the wallet shares an account there', () => {
  expect(toSession(paired, 'bip122', TEST)).toMatchObject({
    networkId: TEST,
    accounts: [`${TEST}:tb1qa`],
  })
  expect(toSession(paired, 'bip122', SIGNET)?.networkId).toBe(MAIN)
})

test('addresses that are the same on every network are used on the requested one', () => {
  expect(onNetwork(sessionIn('eip155'), 'eip155:10', paired)).toMatchObject({
    networkId: 'eip155:10',
    accounts: ['eip155:10:0xa1'],
  })
})

test('an address of one network is not used on another', () => {
  const session = sessionIn('bip122')

  expect(onNetwork(session, TEST, paired)).toMatchObject({
    networkId: TEST,
    accounts: [`${TEST}:tb1qa`],
  })
  expect(onNetwork(session, SIGNET, paired)).toBe(session)
  expect(onNetwork(session, TEST)).toBe(session)
})

test('accounts elsewhere are those of the namespace on other networks', () => {
  expect(accountsElsewhere(sessionIn('bip122'), paired)).toEqual([`${TEST}:tb1qa`])
  expect(accountsElsewhere(sessionIn('eip155'), paired)).toEqual([])
  expect(accountsElsewhere(sessionIn('bip122'), undefined)).toEqual([])
})
