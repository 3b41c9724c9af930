import { expect, test } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import type { TestCoreChoice } from '../testing/create-test-core.ts'
import { OSPREY, setUpPairing } from '../testing/set-up-pairing.ts'
// Loaded now, so that the core's own import takes no time later.
import './pairing.ts'

const FIRST = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SECOND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const THIRD = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

const on = (network: string, ...addresses: readonly string[]) =>
  addresses.map((address) => `eip155:${network}:${address}` as const)

/** A visitor whose wallet shares two accounts. */
async function aSharedPair(choice: TestCoreChoice = {}) {
  const it = setUpPairing(choice)
  await it.show(OSPREY)
  const accounts = [...on('1', FIRST, SECOND), ...on('8453', FIRST, SECOND)]
  const { topic } = it.relay.approve({ accounts, networkIds: ['eip155:1', 'eip155:8453'] })
  await it.settle()
  return {
    ...it,
    topic,
    choose: (address: string) => it.core.actions.connections.choose('eip155', topic, address),
    account: () => publicAccount(it.core.snapshot()).caipAddress,
  }
}

test.each([
  ['with adapters', {}],
  ['without adapters', { adapters: [] }],
])(
  'the account that the visitor chose stays when the wallet extends the session, %s',
  async (...row) => {
    const { relay, topic, choose, account } = await aSharedPair(row[1])
    choose(SECOND)

    relay.changeSession(topic, {})

    expect(account()).toBe(`eip155:1:${SECOND}`)
  },
)

test('it stays on another network when the wallet withdraws the network of the site', async () => {
  const { relay, topic, choose, account } = await aSharedPair()
  choose(SECOND)

  relay.changeSession(topic, {
    accounts: on('8453', FIRST, SECOND),
    networkIds: ['eip155:8453'],
  })

  expect(account()).toBe(`eip155:8453:${SECOND}`)
})

test('an account that the wallet does not share any more is replaced by its first one', async () => {
  const { relay, topic, choose, account } = await aSharedPair()
  choose(SECOND)

  relay.changeSession(topic, { accounts: on('1', THIRD, FIRST) })

  expect(account()).toBe(`eip155:1:${THIRD}`)
})

test("a site on the wallet's first account follows the wallet to another one", async () => {
  const { relay, topic, account } = await aSharedPair()

  relay.changeSession(topic, { accounts: on('1', SECOND, FIRST) })

  expect(account()).toBe(`eip155:1:${SECOND}`)
})
