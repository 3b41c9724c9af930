import { expect, test } from 'vitest'
import type { NetworkId, RelayOverride } from '../contract/index.ts'
import { withNodes } from './with-nodes.ts'

const BASE = 'eip155:8453'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

interface NodeRequest {
  readonly who: 'wallet' | 'node'
  readonly networkId: NetworkId
  readonly method: string
  readonly params: unknown
  readonly signal?: AbortSignal | undefined
}

function setup(walletMethods?: RelayOverride['methods']) {
  const requests: NodeRequest[] = []
  const channel = withNodes(
    {
      async request(...[networkId, method, params, signal]) {
        requests.push({ who: 'wallet', networkId, method, params, signal })
        return 'of the wallet'
      },
    },
    {
      nodes: {
        async read(networkId, method, params, signal) {
          requests.push({ who: 'node', networkId, method, params, signal })
          return 'of a node'
        },
      },
      walletMethods,
    },
  )
  return { requests, channel }
}

test.each([
  [BASE, 'eth_call'],
  [BASE, 'eth_getTransactionReceipt'],
  [BASE, 'eth_sendRawTransaction'],
  [BASE, 'net_version'],
  [BASE, 'zks_estimateFee'],
  [SOLANA, 'getLatestBlockhash'],
] as const)('on %s a node answers %s', async (networkId, method) => {
  const { requests, channel } = setup()
  const { signal } = new AbortController()

  expect(await channel.request(networkId, method, ['0x1'], signal)).toBe('of a node')

  expect(requests).toEqual([{ who: 'node', networkId, method, params: ['0x1'], signal }])
})

test.each([
  [BASE, 'personal_sign'],
  [BASE, 'personal_ecRecover'],
  [BASE, 'eth_sign'],
  [BASE, 'eth_signTypedData_v1'],
  [BASE, 'eth_signTypedData_v4'],
  [BASE, 'eth_sendTransaction'],
  [BASE, 'eth_accounts'],
  [BASE, 'wallet_getCapabilities'],
  [BASE, 'wallet_ofNobodyKnown'],
  [SOLANA, 'solana_signMessage'],
  ['bip122:000000000019d6689c085ae165831e93', 'signPsbt'],
] as const)('on %s only the wallet gets %s', async (networkId, method) => {
  const { requests, channel } = setup()

  expect(await channel.request(networkId, method, { a: 1 })).toBe('of the wallet')

  expect(requests).toMatchObject([{ who: 'wallet', networkId, method, params: { a: 1 } }])
})

test('a node gets a list of parameters, whatever the website gave', async () => {
  const { requests, channel } = setup()

  await channel.request(BASE, 'eth_blockNumber', undefined)
  await channel.request(BASE, 'eth_call', { to: '0x0' })

  expect(requests.map(({ params }) => params)).toEqual([[], [{ to: '0x0' }]])
})

test('the transaction encoding of the wallet is passed through', () => {
  const request = async (): Promise<unknown> => undefined
  const nodes = { read: request }

  const channel = withNodes({ request, transactionEncoding: 'base64' }, { nodes })

  expect(channel.transactionEncoding).toBe('base64')
  expect(withNodes({ request }, { nodes }).transactionEncoding).toBeUndefined()
})

test('methods that the website wants wallets to answer go to the wallet, on their namespace', async () => {
  const { requests, channel } = setup({ eip155: ['eth_call', 'shop_pay'] })

  await channel.request(BASE, 'eth_call', [])
  await channel.request(BASE, 'shop_pay', [])
  await channel.request(BASE, 'eth_blockNumber', [])
  await channel.request(SOLANA, 'shop_pay', [])

  expect(requests.map(({ who, method }) => `${who} ${method}`)).toEqual([
    'wallet eth_call',
    'wallet shop_pay',
    'node eth_blockNumber',
    'node shop_pay',
  ])
})
