import { expect, test } from 'vitest'
import type { Eip1193Provider } from '../eip1193.ts'
import { rpcError } from '../testing/scripted-wallet.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

test('every request that reaches the wallet is reported by its method, those of the site, too', async () => {
  const { adapter, host, open, wallet } = await startAdapter({
    personal_sign: () => Promise.reject(rpcError(4001)),
  })
  const reported: (readonly [method: string, answer: Promise<unknown>])[] = []
  Object.assign(host, {
    observe: (method: string, answer: Promise<unknown>) => reported.push([method, answer]),
  })

  const session = await open()
  // The adapter's provider has this type.
  const provider = adapter.sessions.provider() as Eip1193Provider
  await expect(provider.request({ method: 'personal_sign', params: ['x', 'y'] })).rejects.toThrow()
  await adapter.sessions.close(session.id)

  expect(reported.map(([method]) => method)).toEqual([
    ...['eth_requestAccounts', 'eth_accounts', 'eth_chainId', 'personal_sign'],
    'wallet_revokePermissions',
  ])
  expect(wallet.methods).toEqual(reported.map(([method]) => method))
  await expect(reported[3]?.[1]).rejects.toMatchObject({ code: 4001 })
})

test('a wallet that is observed still emits its events, and is left alone after the end', async () => {
  const { adapter, changes, host, open, wallet } = await startAdapter()
  Object.assign(host, { observe: () => {} })
  await open()

  wallet.emit('chainChanged', '0x2105')
  await expect.poll(() => changes.length).toBeGreaterThan(0)
  adapter.dispose()

  expect(wallet.listenerCount).toBe(0)
  await expect(adapter.sessions.open({ walletId: 'io.fjord' }, noAbort())).rejects.toMatchObject({
    code: 'instance.stopped',
  })
})
