import {
  LatchkeyError,
  type NetworkId,
  type NodeReader,
  type Session,
} from '@latchkey/core/contract'
import { expect, test, vi } from 'vitest'
import type { StableProvider } from '../provider/provider-shell.ts'
import { aNetwork } from '../testing/fixture-wallet.ts'
import { ALICE_CHECKED, rpcError } from '../testing/scripted-wallet.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

const HASH = `0x${'cd'.repeat(32)}`
const SIGNATURE = `0x${'ab'.repeat(65)}`

const session: Session<'eip155'> = {
  id: 'topic',
  namespace: 'eip155',
  walletId: 'far.away',
  accounts: [`eip155:1:${ALICE_CHECKED}`],
  networkId: 'eip155:1',
}

type Respond = (networkId: NetworkId, method: string, params: unknown) => Promise<unknown>

async function attached(respond: Respond, read?: NodeReader['read']) {
  const started = await startAdapter({}, read)
  const request = vi.fn(respond)
  started.adapter.sessions.attach({ session, channel: { request } })
  // The adapter promises this provider as its namespace's own.
  const provider = started.adapter.sessions.provider() as StableProvider
  return { ...started, request, provider }
}

test('a shared wallet signs through its channel', async () => {
  const { adapter, request } = await attached(async () => SIGNATURE)
  const [account = session.accounts[0]] = session.accounts
  if (account === undefined) return

  const signing = adapter.messages?.sign({ sessionId: 'topic', account, text: 'hi' }, noAbort())

  await expect(signing).resolves.toBe(SIGNATURE)
  expect(request).toHaveBeenCalledExactlyOnceWith('eip155:1', 'personal_sign', [
    '0x6869',
    ALICE_CHECKED,
  ])
})

test('accounts and network are known without asking the wallet', async () => {
  const { provider, request } = await attached(async () => null)

  expect(await provider.request({ method: 'eth_accounts' })).toEqual([ALICE_CHECKED])
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([ALICE_CHECKED])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(request).not.toHaveBeenCalled()
})

test('a shared wallet switches the network through its channel, and later requests go to the new network', async () => {
  const { adapter, request, provider } = await attached(async (_network, method) =>
    method === 'eth_sendTransaction' ? HASH : null,
  )
  const chains: unknown[] = []
  provider.on('chainChanged', (chainId) => chains.push(chainId))
  const options = { signal: noAbort() }

  const moved = await adapter.sessions.switchNetwork('topic', aNetwork(8453, 'Base'), options)
  const sending = adapter.transfers?.send(
    { sessionId: 'topic', from: `eip155:8453:${ALICE_CHECKED}`, to: ALICE_CHECKED, amount: 1n },
    noAbort(),
  )

  await expect(sending).resolves.toBe(HASH)
  expect(moved).toMatchObject({
    networkId: 'eip155:8453',
    accounts: [`eip155:8453:${ALICE_CHECKED}`],
  })
  expect(chains).toEqual(['0x2105'])
  expect(request.mock.calls.map(([network, method]) => [network, method])).toEqual([
    ['eip155:1', 'wallet_switchEthereumChain'],
    ['eip155:8453', 'eth_sendTransaction'],
  ])
})

test('a shared wallet sends a token through its channel, without any other request', async () => {
  const true32 = `0x${'1'.padStart(64, '0')}`
  const { adapter, request } = await attached(
    async () => HASH,
    async () => true32,
  )
  const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

  const sending = adapter.transfers?.send(
    { sessionId: 'topic', from: `eip155:1:${ALICE_CHECKED}`, to: ALICE_CHECKED, amount: 5n, token },
    noAbort(),
  )

  await expect(sending).resolves.toBe(HASH)
  const recipient = ALICE_CHECKED.slice(2).toLowerCase().padStart(64, '0')
  const data = `0xa9059cbb${recipient}${'5'.padStart(64, '0')}`
  expect(request.mock.calls).toEqual([
    [
      'eip155:1',
      'eth_sendTransaction',
      [{ from: ALICE_CHECKED, to: token, value: '0x0', data, chainId: '0x1' }],
    ],
  ])
})

test.each([
  [new LatchkeyError('wallet.request-rejected', {}, { cause: rpcError(4001) }), 4001],
  [new LatchkeyError('wallet.failed', {}, { cause: rpcError(-32000) }), -32000],
  [new LatchkeyError('wallet.request-rejected', {}), 4001],
  [new LatchkeyError('wallet.disconnected', {}), 4900],
  [new LatchkeyError('http.network', {}), -32603],
  [rpcError(4902), 4902],
])('the provider throws codes of EIP-1193 (%s)', async (thrown, code) => {
  const { provider } = await attached(() => Promise.reject(thrown))

  await expect(provider.request({ method: 'eth_call' })).rejects.toMatchObject({ code })
})

test('attaching again replaces the session, and closing it asks the wallet nothing', async () => {
  const { adapter, provider, request, changes } = await attached(async () => null)
  const channel = { request }

  adapter.sessions.attach({ session: { ...session, networkId: 'eip155:10' }, channel })
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
  await adapter.sessions.close('topic')

  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  expect(request).not.toHaveBeenCalled()
  expect(changes).toEqual([])
})

test.each([
  ['in words', { message: 'User rejected.' }],
  ['under a code for everything', { code: -32000, message: 'User disapproved requested methods' }],
])('a refusal of a shared wallet, told %s, is one', async (_how, thrown) => {
  const { adapter } = await attached(() =>
    Promise.reject(new LatchkeyError('wallet.failed', {}, { cause: thrown })),
  )
  const [account = session.accounts[0]] = session.accounts
  if (account === undefined) return

  const signing = adapter.messages?.sign({ sessionId: 'topic', account, text: 'hi' }, noAbort())

  await expect(signing).rejects.toMatchObject({ code: 'wallet.request-rejected' })
})
