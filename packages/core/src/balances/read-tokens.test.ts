import { expect, test } from 'vitest'
import type { ApiToken } from '../api/endpoints/account-balance.ts'
import {
  LatchkeyError,
  type NodeBalances,
  type TokenAmount,
  type WalletAsset,
} from '../contract/index.ts'
import { readTokens } from './read-tokens.ts'

const account = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:one'
const currency = { name: 'Solana', symbol: 'SOL', decimals: 9 }
const COIN: ApiToken = { ...currency, amountText: '2', priceUsd: 150, valueUsd: 300 }
const TOKEN: ApiToken = {
  name: 'Dollar',
  symbol: 'USD',
  address: 'mint',
  decimals: 6,
  amountText: '7.5',
  priceUsd: 1,
  valueUsd: 7.5,
}
const HELD: TokenAmount = { token: 'mint', amount: 7_500_001n, decimals: 6 }
const FROM_NODE = { address: 'mint', amountText: '7.500001', decimals: 6 }
const COIN_FROM_NODE = { ...currency, amountText: '3' }
const failed = new LatchkeyError('rpc.unavailable', {})

type Answer<Value> = Value | LatchkeyError

async function resolveAnswer<Value>(answer: Answer<Value>): Promise<Value> {
  if (answer instanceof LatchkeyError) throw answer
  return answer
}

interface Answers {
  readonly api?: Answer<readonly ApiToken[] | undefined>
  readonly coin?: Answer<bigint>
  /** Left out where nodes can't list tokens. */
  readonly onNodes?: Answer<readonly TokenAmount[]>
  /** Left out where the wallet has no list. */
  readonly own?: Answer<readonly WalletAsset[] | undefined>
}

function read({ api, coin = 3_000_000_000n, onNodes, own }: Answers) {
  const balances: NodeBalances = {
    read: () => resolveAnswer(coin),
    ...(onNodes !== undefined && { tokens: () => resolveAnswer(onNodes) }),
  }
  const deps = {
    adapter: { balances },
    currency,
    fromApi: () => resolveAnswer(api),
    fromWallet: () => own && resolveAnswer(own),
  }
  return readTokens(deps, account, new AbortController().signal)
}

test.each<[string, Answers, readonly object[]]>([
  ['the API lists tokens', { api: [COIN, TOKEN], onNodes: [HELD] }, [COIN, TOKEN]],
  ['the API lists the coin only', { api: [COIN], onNodes: [HELD] }, [COIN, FROM_NODE]],
  ['the API lists nothing', { api: [], onNodes: [HELD] }, [COIN_FROM_NODE, FROM_NODE]],
  ['the API has no such network', { onNodes: [HELD] }, [COIN_FROM_NODE, FROM_NODE]],
  ['the API fails', { api: failed, onNodes: [HELD] }, [COIN_FROM_NODE, FROM_NODE]],
  ['neither lists a token', { api: [COIN], onNodes: [] }, [COIN]],
  ['nodes can list no tokens', { api: [COIN] }, [COIN]],
  ['nodes fail', { api: [COIN], onNodes: failed }, [COIN]],
  ['the coin can not be read', { coin: failed, onNodes: [HELD] }, [FROM_NODE]],
  ['there is no coin', { coin: 0n, onNodes: [] }, [{ ...currency, amountText: '0' }]],
  ['a token has no decimals', { api: [COIN, { ...TOKEN, decimals: 0 }] }, [COIN]],
  ['a held token has no decimals', { api: [COIN], onNodes: [{ ...HELD, decimals: 0 }] }, [COIN]],
  ['a held token has too many', { api: [COIN], onNodes: [{ ...HELD, decimals: 37 }] }, [COIN]],
])('where %s, the list is complete', async (_what, answers, expected) => {
  expect(await read(answers)).toEqual(expected)
})

const OWN: WalletAsset = {
  name: 'Own',
  symbol: 'OWN',
  priceUsd: 2,
  token: 'own',
  amount: 3_000_001n,
  decimals: 6,
}
const LISTED = {
  name: 'Own',
  symbol: 'OWN',
  address: 'own',
  decimals: 6,
  amountText: '3.000001',
  priceUsd: 2,
  valueUsd: 6.000002,
}

test.each<[string, Answers, readonly object[]]>([
  ['has a list', { own: [OWN], api: [COIN, TOKEN] }, [LISTED]],
  ['lists a token without decimals', { own: [OWN, { ...OWN, decimals: 0 }] }, [LISTED]],
  ['lists nothing', { own: [], api: [COIN, TOKEN] }, []],
  ['fails', { own: failed, api: [COIN, TOKEN] }, [COIN, TOKEN]],
])('where the wallet itself %s, its list goes before that of the API', async (...args) => {
  const [, answers, expected] = args
  expect(await read(answers)).toEqual(expected)
})

test.each<[string, Answers]>([
  ['neither the API nor nodes answer', { api: failed, onNodes: failed }],
  ['the API has no such network, and nodes can list no tokens', {}],
])('where %s, the tokens are unavailable', async (_what, answers) => {
  await expect(read(answers)).rejects.toMatchObject({ code: 'balance.unavailable' })
})

test('an aborted read is aborted, from every source', async () => {
  const aborted = new LatchkeyError('aborted', {})

  await expect(read({ api: aborted })).rejects.toBe(aborted)
  await expect(read({ api: [COIN], onNodes: aborted })).rejects.toBe(aborted)
})
