import { expect, test } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import type { AccountTypeRules } from '../contract/index.ts'
import { aChain } from '../testing/create-test-core.ts'
import { setUpPairing } from '../testing/set-up-pairing.ts'
import { allowedBitcoinAccounts } from './channel-accounts.ts'
import './pairing.ts'

const MAIN = 'bip122:000000000019d6689c085ae165831e93'
const TEST = 'bip122:000000000933ea01ad0ee984209779ba'
const PAY = `${MAIN}:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4` as const
const ORD = `${MAIN}:bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0` as const
const LEGACY = `${TEST}:mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn` as const
const TEST_ORD = `${TEST}:TB1PQQQQP399ET2XYGDJ5XREQHJJVCMZHXW4AYWXECJDZEW6HYLGVSESF3HN0C` as const

test.each<[rule: string, rules: AccountTypeRules, allowed: readonly string[]]>([
  ['no rule', {}, [PAY, ORD, LEGACY, TEST_ORD]],
  ['payments first', { preferred: 'payment' }, [PAY, ORD, LEGACY, TEST_ORD]],
  ['ordinals first', { preferred: 'ordinal' }, [ORD, PAY, TEST_ORD, LEGACY]],
  ['payments only', { allowed: ['payment'], preferred: 'payment' }, [PAY, LEGACY]],
  ['ordinals only', { allowed: ['ordinal'], preferred: 'payment' }, [ORD, TEST_ORD]],
])('with %s these accounts of a shared wallet may be used', (_rule, rules, allowed) => {
  expect(allowedBitcoinAccounts([ORD, PAY, TEST_ORD, LEGACY], rules)).toEqual(allowed)
})

test('a taproot account alone may be for payments', () => {
  expect(allowedBitcoinAccounts([ORD, LEGACY], { allowed: ['payment'] })).toEqual([ORD, LEGACY])
})

/** A website for Bitcoin without adapters, with a paired wallet that shares both addresses. */
async function aSite(accountTypes?: { readonly bip122: readonly ['payment'] }) {
  const networks = [
    aChain({ id: MAIN, name: 'Bitcoin' }),
    aChain({ id: TEST, name: 'Bitcoin Testnet' }),
  ] as const
  const it = setUpPairing({ adapters: [], networks, accountTypes })
  await it.show()
  it.relay.approve({ accounts: [ORD, PAY, LEGACY], networkIds: [MAIN, TEST] })
  await it.settle()
  const adapter = it.core.adapter('bip122')
  const provider = adapter?.sessions.provider() as {
    request(args: { readonly method: string }): Promise<unknown>
  }
  return {
    ...it,
    adapter,
    account: () => publicAccount(it.core.snapshot(), 'bip122'),
    provided: () => provider.request({ method: 'eth_accounts' }),
  }
}

const plain = (account: string): string => account.split(':')[2] ?? ''

test('without adapters an address for ordinals is in no account, session and provider', async () => {
  const { account, provided, relay, settle } = await aSite({ bip122: ['payment'] })

  expect(account()).toMatchObject({ caipAddress: PAY, allAccounts: [{ address: plain(PAY) }] })
  expect(await provided()).toEqual([plain(PAY)])
  relay.changeSession('topic-1', { accounts: [ORD, PAY], networkIds: [MAIN] })
  relay.emit({ type: 'accounts', topic: 'topic-1', accounts: [ORD] })
  await settle()

  expect(account().caipAddress).toBe(PAY)
  expect(await provided()).toEqual([plain(PAY)])
})

test('without adapters and a rule an address for payments comes first', async () => {
  const { account, provided } = await aSite()

  expect(account().caipAddress).toBe(PAY)
  expect(await provided()).toEqual([plain(PAY), plain(ORD)])
})

test('without adapters another network of Bitcoin has the addresses that the wallet shares there', async () => {
  const { core, account, provided, settle } = await aSite()

  core.actions.network.choose(TEST)
  await settle()
  expect(account().caipAddress).toBe(LEGACY)
  expect(await provided()).toEqual([plain(LEGACY)])
  core.actions.network.choose(MAIN)
  await settle()

  expect(await provided()).toEqual([plain(PAY), plain(ORD)])
})
