import { type AskNode, explain, forecast, type WalletRequest } from '@latchkey/explain'
import { SANDBOX_ACCOUNTS, SANDBOX_DOLLAR, type Sandbox, startSandbox } from '@latchkey/sandbox'
import { encodeFunctionData, erc20Abi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** The forecast on a node that really simulates, beside the explanation of the same request. */

let sandbox: Sandbox<'chains'>
beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['chains'] })
})
afterAll(() => sandbox.stop())

const [{ address: from }, { address: friend }] = [SANDBOX_ACCOUNTS[0], SANDBOX_ACCOUNTS[1]]

const ask: AskNode = async (method, params) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(sandbox.addresses.chains[1], { method: 'POST', headers, body })
  const { result, error } = await response.json()
  if (error !== undefined) throw new Error(String(error.code))
  return result
}

const transfer = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [friend, amount] })

test('a node simulates a batch of coins and tokens', async () => {
  const request: WalletRequest = {
    network: 'eip155:1',
    method: 'wallet_sendCalls',
    params: [
      {
        version: '2.0.0',
        chainId: '0x1',
        from,
        atomicRequired: true,
        calls: [
          { to: friend, value: '0x5' },
          { to: SANDBOX_DOLLAR.address, data: transfer(7n) },
        ],
      },
    ],
  }

  const [explained, foreseen] = [await explain(request), await forecast(request, ask)]

  expect(explained.effects).toMatchObject([
    { kind: 'transfer', asset: { kind: 'coin' }, amount: 5n, to: friend },
    { kind: 'transfer', asset: { address: SANDBOX_DOLLAR.address }, amount: 7n, to: friend },
  ])
  expect(foreseen).toMatchObject({
    kind: 'forecast',
    account: from,
    changes: [
      { asset: { kind: 'coin' }, change: -5n },
      { asset: { address: SANDBOX_DOLLAR.address }, change: -7n },
    ],
  })
})

test('a node foresees that a transfer of more than there is fails', async () => {
  const params = [{ from, to: SANDBOX_DOLLAR.address, data: transfer(10n ** 40n) }]
  const request = { network: 'eip155:1', method: 'eth_sendTransaction', params } as const

  expect(await forecast(request, ask)).toEqual({ kind: 'fails' })
})
