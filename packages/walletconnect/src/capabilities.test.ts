import type { AccountId, PairedSession } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { knownCapabilities, readCapabilities } from './capabilities.ts'
import type { SessionStruct } from './library/types.ts'

const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const ACCOUNTS: readonly AccountId[] = [`eip155:1:${ADA}`]
const ATOMIC = { atomic: { status: 'supported' } }

/** Returns the capabilities for Ada on Ethereum that a wallet sent with its session. */
function knownOf(capabilities: unknown): unknown {
  const struct = { sessionProperties: { capabilities: JSON.stringify(capabilities) } }
  const read = readCapabilities(struct as unknown as SessionStruct, ACCOUNTS)
  const session = { accounts: ACCOUNTS, capabilities: read } as unknown as PairedSession
  return knownCapabilities(session, [ADA, ['0x1']])
}

test('what a wallet sent for an account and its chain is known', () => {
  expect(knownOf({ [ADA]: { '0x1': ATOMIC } })).toEqual({ '0x1': ATOMIC })
})

test.each([
  ['small', ADA.toLowerCase()],
  ['capital', `0x${ADA.slice(2).toUpperCase()}`],
])('a wallet may write the account there in %s letters', (_what, address) => {
  expect(knownOf({ [address]: { '0x1': ATOMIC } })).toEqual({ '0x1': ATOMIC })
  expect(knownOf({ [`eip155:1:${address}`]: ATOMIC })).toEqual({ '0x1': ATOMIC })
})

test.each<[what: string, capabilities: unknown]>([
  ['another account', { [BOB]: { '0x1': ATOMIC } }],
  ['another chain', { [ADA]: { '0x2105': ATOMIC } }],
  ['another chain of no account', { '0x2105': ATOMIC }],
  ['another account by its id', { [`eip155:1:${BOB}`]: ATOMIC }],
  ['a prototype', JSON.parse('{"__proto__": {"0x1": {"atomic": {"status": "supported"}}}}')],
  ['a list', [{ '0x1': ATOMIC }]],
  ['an account without a chain', { [ADA]: ATOMIC }],
])('what a wallet sent for %s is not taken for this one: it is asked', (_what, capabilities) => {
  expect(Object(knownOf(capabilities))['0x1']?.atomic).toBeUndefined()
})
