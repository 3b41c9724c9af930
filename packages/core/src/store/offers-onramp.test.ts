import { expect, test } from 'vitest'
import type { Namespace, Session } from '../contract/index.ts'
import { type OnrampFacts, offersOnramp } from './offers-onramp.ts'

interface Given {
  readonly isOn?: boolean
  readonly isRestricted?: boolean
  readonly isConnected?: boolean
}

function factsOf(
  namespace: Namespace,
  { isOn = true, isRestricted = false, isConnected = true }: Given,
): OnrampFacts {
  const session: Session = {
    id: 's',
    namespace,
    walletId: 'w',
    networkId: `${namespace}:1`,
    accounts: [`${namespace}:1:0x1`],
  }
  const account = {
    status: 'connected' as const,
    session,
    wallet: { id: 'w', namespace, name: '' },
  }
  return {
    network: { supported: [], activeNamespace: namespace, activeIds: {} },
    accounts: isConnected ? { [namespace]: account } : {},
    options: {
      features: { onramp: isOn },
      timeZone: isRestricted ? 'Asia/Macau' : 'Europe/Lisbon',
    },
  }
}

test.each<[Namespace, Given, boolean]>([
  ['eip155', {}, true],
  ['solana', {}, true],
  ['bip122', {}, false],
  ['polkadot', {}, false],
  ['eip155', { isOn: false }, false],
  ['solana', { isOn: false }, false],
  ['eip155', { isRestricted: true }, false],
  ['eip155', { isConnected: false }, false],
])('on %s with %j buying is offered: %s', (namespace, given, isOffered) => {
  expect(offersOnramp(factsOf(namespace, given))).toBe(isOffered)
})
