import { expect, test } from 'vitest'
import { NAMESPACES } from '../contract/index.ts'
import { type Chosen, type Connected, disconnectPlan } from './disconnect-plan.ts'

const KINDS = { local: 'local', pairing: 'walletConnect', auth: 'auth' } as const

/** A connection as `namespace kind`, or `namespace kind name`. */
function aConnection(text: string): Connected {
  const [first = '', second = '', id = second] = text.split(' ')
  const namespace = NAMESPACES.find((each) => each === first)
  const kind = Object.entries(KINDS).find(([each]) => each === second)?.[1]
  if (namespace === undefined || kind === undefined) throw new Error(`No connection: ${text}`)
  return { namespace, id, kind }
}

test.each<[rule: string, connected: readonly string[], chosen: Chosen, plan: readonly string[]]>([
  ['the given namespace', ['eip155 local'], { namespace: 'eip155' }, ['eip155 local']],
  [
    'those of the chosen namespace alone',
    ['eip155 local a', 'eip155 local b', 'solana local a'],
    { namespace: 'eip155' },
    ['eip155 local a', 'eip155 local b'],
  ],
  [
    'one of a pairing: all of the pairing',
    ['eip155 pairing', 'solana pairing', 'bip122 local'],
    { namespace: 'solana' },
    ['eip155 pairing', 'solana pairing'],
  ],
  [
    'one of the embedded wallet: all of it',
    ['eip155 auth', 'solana auth', 'bip122 pairing'],
    { namespace: 'eip155' },
    ['eip155 auth', 'solana auth'],
  ],
  [
    'an inactive pairing of the namespace ends everywhere, and no other wallet',
    ['eip155 pairing', 'solana pairing', 'eip155 local', 'solana local'],
    { namespace: 'eip155' },
    ['eip155 pairing', 'solana pairing', 'eip155 local'],
  ],
  [
    'a local one beside a pairing',
    ['eip155 local', 'solana pairing'],
    { namespace: 'eip155' },
    ['eip155 local'],
  ],
  [
    'a pairing beside the embedded wallet',
    ['eip155 pairing', 'solana auth'],
    { namespace: 'eip155' },
    ['eip155 pairing'],
  ],
  [
    'one local wallet of several',
    ['eip155 local a', 'eip155 local b', 'solana local a'],
    { namespace: 'eip155', id: 'a' },
    ['eip155 local a'],
  ],
  [
    'one pairing beside a local wallet',
    ['eip155 pairing t', 'eip155 local a', 'solana pairing t'],
    { namespace: 'eip155', id: 't' },
    ['eip155 pairing t', 'solana pairing t'],
  ],
  [
    'none chosen: all',
    ['eip155 local', 'solana pairing', 'bip122 auth'],
    {},
    ['eip155 local', 'solana pairing', 'bip122 auth'],
  ],
  ['the given namespace is not connected', ['eip155 local'], { namespace: 'solana' }, []],
  ['the chosen wallet is not', ['eip155 local a'], { namespace: 'eip155', id: 'b' }, []],
  ['no wallet is connected', [], {}, []],
])('%s', (...[, connected, chosen, plan]) => {
  expect(disconnectPlan(connected.map(aConnection), chosen)).toEqual(plan.map(aConnection))
})
