import { expect, test, vi } from 'vitest'
import { aNetwork } from '../testing/fixture-wallet.ts'
import { rpcError, type Script, silence } from '../testing/scripted-wallet.ts'
import { noAbort, type StartedAdapter, startAdapter } from '../testing/started-adapter.ts'

const network = aNetwork(10, 'OP Mainnet')
/** Those that follow the wallet for as long as its session is open. */
const SESSION_LISTENERS = 6

async function moving(script: Readonly<Record<string, Script>>) {
  const started = await startAdapter(script)
  const session = await started.open()
  started.wallet.methods.length = 0
  const onTeaching = vi.fn()
  const move = () =>
    started.adapter.sessions.switchNetwork(session.id, network, { signal: noAbort(), onTeaching })
  return { ...started, onTeaching, move }
}

/** A wallet that is on `chainId` from now on. */
function at(chainId: string, { wallet }: Pick<StartedAdapter, 'wallet'>): null {
  wallet.teach({ eth_chainId: () => chainId })
  return null
}

function failing(code: number, data?: unknown): Script {
  return () => {
    throw rpcError(code, data)
  }
}

test('a wallet that knows the network is asked once', async () => {
  const started = await moving({})
  started.wallet.teach({ wallet_switchEthereumChain: () => at('0xa', started) })

  expect(await started.move()).toMatchObject({ networkId: 'eip155:10' })

  expect(started.wallet.methods).toEqual(['wallet_switchEthereumChain', 'eth_chainId'])
  expect(started.wallet.params.get('wallet_switchEthereumChain')).toEqual([{ chainId: '0xa' }])
  expect(started.onTeaching).not.toHaveBeenCalled()
})

test.each([
  ['4902', failing(4902)],
  ['32603', failing(32603)],
  ['5000', failing(5000)],
  ['-32603 around 4902', failing(-32603, { originalError: { code: 4902 } })],
])('code %s means that the wallet does not know the network', async (_code, script) => {
  const started = await moving({ wallet_switchEthereumChain: script })
  started.wallet.teach({ wallet_addEthereumChain: () => at('0xa', started) })

  expect(await started.move()).toMatchObject({ networkId: 'eip155:10' })

  expect(started.onTeaching).toHaveBeenCalledTimes(1)
  expect(started.wallet.methods).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'eth_chainId',
    'eth_chainId',
  ])
})

test.each([
  ['an error for everything', rpcError(-32603)],
  ['words', Object.assign(new Error('Unrecognized chain ID "0xa".'), { code: -32603 })],
  ['words alone', new Error('Network has not been added')],
  ['a text', 'unknown chain'],
  ['words of another language', new Error('未知网络')],
  ['invalid parameters', rpcError(-32602)],
  ['an error of its server', rpcError(-32000)],
  ['an error of its own', rpcError(1)],
  ['a chain that it has no node of', rpcError(4901)],
  ['a code as text', { code: '4902' }],
  ['nothing', undefined],
  ['a code inside', rpcError(-32603, { code: 4902 })],
  ['a code inside a cause', new Error('Failed', { cause: rpcError(4902) })],
  ['a code in words', new Error('{"code":4902,"message":"Unrecognized chain ID"}')],
])(
  'a wallet that tells by %s that it does not know the network is asked to add it',
  async (_what, thrown) => {
    const started = await moving({
      wallet_switchEthereumChain: () => {
        throw thrown
      },
    })
    started.wallet.teach({ wallet_addEthereumChain: () => at('0xa', started) })

    expect(await started.move()).toMatchObject({ networkId: 'eip155:10' })

    expect(started.onTeaching).toHaveBeenCalledTimes(1)
  },
)

test.each([
  ['an error', { code: 4902, message: 'Unrecognized chain ID' }],
  ['an error inside', { error: { code: 4902, message: 'Unrecognized chain ID' } }],
  ['an Error', Object.assign(new Error('Unrecognized chain ID'), { code: 4902 })],
])(
  'a wallet that answers with %s, in place of failing, is asked to add the network',
  async (_what, answer) => {
    const started = await moving({ wallet_switchEthereumChain: () => answer })
    started.wallet.teach({ wallet_addEthereumChain: () => at('0xa', started) })

    expect(await started.move()).toMatchObject({ networkId: 'eip155:10' })
  },
)

test('a wallet that answers with a refusal, in place of failing, refuses', async () => {
  const started = await moving({ wallet_switchEthereumChain: () => ({ error: { code: 4001 } }) })

  await expect(started.move()).rejects.toMatchObject({ code: 'wallet.rejected' })

  expect(started.onTeaching).not.toHaveBeenCalled()
})

test('the network is added with its own RPC addresses', async () => {
  const started = await moving({ wallet_switchEthereumChain: failing(4902) })
  started.wallet.teach({ wallet_addEthereumChain: () => at('0xa', started) })

  await started.move()

  expect(started.wallet.params.get('wallet_addEthereumChain')).toEqual([
    {
      chainId: '0xa',
      chainName: 'OP Mainnet',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['https://rpc.example/10'],
      blockExplorerUrls: ['https://explorer.example'],
    },
  ])
})

test.each([
  ['no addresses', { rpcUrls: [], explorerUrl: undefined }],
  ['empty addresses', { rpcUrls: [''], explorerUrl: '', imageUrl: '' }],
  ['addresses of other kinds', { rpcUrls: ['wss://rpc.example'], imageUrl: 'data:image/png,x' }],
])('of a network with %s none are sent', async (_what, changes) => {
  const started = await startAdapter({ wallet_switchEthereumChain: failing(4902) })
  const session = await started.open()
  started.wallet.teach({ wallet_addEthereumChain: () => at('0xa', started) })

  await started.adapter.sessions.switchNetwork(
    session.id,
    { ...network, explorerUrl: undefined, ...changes },
    { signal: noAbort() },
  )

  expect(started.wallet.params.get('wallet_addEthereumChain')).toEqual([
    {
      chainId: '0xa',
      chainName: 'OP Mainnet',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
  ])
})

test('a wallet that only added the network is asked to switch again', async () => {
  const started = await moving({
    wallet_switchEthereumChain: failing(4902),
    wallet_addEthereumChain: () => null,
  })
  started.wallet.teach({
    wallet_addEthereumChain: () => {
      started.wallet.teach({ wallet_switchEthereumChain: () => at('0xa', started) })
      return null
    },
  })

  expect(await started.move()).toMatchObject({ networkId: 'eip155:10' })

  expect(started.wallet.methods.filter((method) => method.startsWith('wallet_'))).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_switchEthereumChain',
  ])
})

test.each([
  [4001, 'wallet.rejected'],
  [-32002, 'wallet.busy'],
  [4200, 'wallet.chain-unknown'],
  [-32601, 'wallet.chain-unknown'],
  [4100, 'wallet.chain-unknown'],
])('code %i fails as %s and adds nothing', async (code, expected) => {
  const started = await moving({ wallet_switchEthereumChain: failing(code) })

  await expect(started.move()).rejects.toMatchObject({ code: expected })

  expect(started.onTeaching).not.toHaveBeenCalled()
  expect(started.changes).toEqual([])
})

test('a refusal without a code of its own is one, and adds nothing', async () => {
  const started = await moving({
    wallet_switchEthereumChain: () => {
      throw Object.assign(new Error('User rejected the request.'), { code: -32603 })
    },
  })

  await expect(started.move()).rejects.toMatchObject({ code: 'wallet.rejected' })

  expect(started.onTeaching).not.toHaveBeenCalled()
})

test.each([
  [4001, 'wallet.rejected'],
  [5000, 'wallet.rejected'],
  [-32602, 'wallet.chain-unknown'],
])('adding refused with %i fails as %s', async (code, expected) => {
  const started = await moving({
    wallet_switchEthereumChain: failing(4902),
    wallet_addEthereumChain: failing(code),
  })

  await expect(started.move()).rejects.toMatchObject({ code: expected })
})

test('a wallet that claims a switch and does not switch is not believed', async () => {
  const started = await moving({ wallet_switchEthereumChain: () => null })
  const outcome = expect(started.move()).rejects.toMatchObject({ code: 'wallet.chain-unknown' })
  await vi.waitFor(() => expect(started.host.clock.pending).toBeGreaterThan(0))

  await started.host.clock.advance(5_000)

  await outcome
  expect(started.changes).toEqual([])
  expect(started.host.clock.pending).toBe(0)
  expect(started.wallet.listenerCount).toBe(SESSION_LISTENERS)
})

test('a wallet that agrees before it switches gets time to switch', async () => {
  const started = await moving({ wallet_switchEthereumChain: () => null })
  const move = started.move()
  await vi.waitFor(() => expect(started.host.clock.pending).toBeGreaterThan(0))

  at('0xa', started)
  started.wallet.emit('chainChanged', '0xa')

  await expect(move).resolves.toMatchObject({ networkId: 'eip155:10' })
})

test.each([
  [1_500, true],
  [1_500, false],
  [4_500, true],
  [4_500, false],
])('a switch that takes %i ms is one (the wallet emits it: %s)', async (takesMs, emits) => {
  const started = await moving({ wallet_switchEthereumChain: () => null })
  started.host.clock.after(takesMs, () => {
    at('0xa', started)
    if (emits) started.wallet.emit('chainChanged', '0xa')
  })
  const move = started.move()
  await vi.waitFor(() => expect(started.host.clock.pending).toBeGreaterThan(1))

  await started.host.clock.advance(5_000)

  await expect(move).resolves.toMatchObject({ networkId: 'eip155:10' })
  expect(started.host.clock.pending).toBe(0)
  expect(started.wallet.listenerCount).toBe(SESSION_LISTENERS)
})

test('a network that is emitted before the wallet has it is waited for', async () => {
  const started = await moving({ wallet_switchEthereumChain: silence })
  const move = started.move()
  await vi.waitFor(() => expect(started.wallet.methods).toContain('wallet_switchEthereumChain'))

  started.wallet.emit('chainChanged', '0xa')
  started.host.clock.after(700, () => at('0xa', started))
  await started.host.clock.advance(2_000)

  await expect(move).resolves.toMatchObject({ networkId: 'eip155:10' })
})

test('a wallet that switches, emits nothing and never answers has switched', async () => {
  const started = await moving({ wallet_switchEthereumChain: silence })
  const move = started.move()
  await vi.waitFor(() => expect(started.wallet.methods).toContain('wallet_switchEthereumChain'))

  await started.host.clock.advance(60_000)
  at('0xa', started)
  await started.host.clock.advance(1_000)

  await expect(move).resolves.toMatchObject({ networkId: 'eip155:10' })
})

test.each([
  ['fails', failing(-32603)],
  ['never answers', silence],
  ['answers nonsense', () => 'loading'],
])(
  'a wallet that %s when it is asked for its network is where it said that it is',
  async (_what, script) => {
    const started = await moving({ wallet_switchEthereumChain: () => null })
    started.wallet.teach({ eth_chainId: script })
    const move = started.move()
    await vi.waitFor(() => expect(started.host.clock.pending).toBeGreaterThan(0))

    started.wallet.emit('chainChanged', '0xa')
    await started.host.clock.advance(5_000)

    await expect(move).resolves.toMatchObject({ networkId: 'eip155:10' })
    expect(started.host.clock.pending).toBe(0)
  },
)

test('a wallet that agrees, and never answers where it is, gets five seconds in all', async () => {
  const started = await moving({ wallet_switchEthereumChain: () => null })
  started.wallet.teach({ eth_chainId: silence })
  const outcome = expect(started.move()).rejects.toMatchObject({ code: 'wallet.chain-unknown' })
  await vi.waitFor(() => expect(started.host.clock.pending).toBeGreaterThan(0))

  await started.host.clock.advance(4_999)
  expect(started.host.clock.pending).toBeGreaterThan(0)
  await started.host.clock.advance(1)

  await outcome
  expect(started.host.clock.pending).toBe(0)
})

test('a wallet that takes three seconds for each answer has switched', async () => {
  const started = await moving({ wallet_switchEthereumChain: () => null })
  const { clock } = started.host
  started.wallet.teach({
    eth_chainId: () => new Promise((resolve) => clock.after(3_000, () => resolve('0xa'))),
  })
  const move = started.move()
  await vi.waitFor(() => expect(clock.pending).toBeGreaterThan(1))

  await clock.advance(5_000)

  await expect(move).resolves.toMatchObject({ networkId: 'eip155:10' })
})

test('a wallet that emits the network and is elsewhere is not believed', async () => {
  const started = await moving({ wallet_switchEthereumChain: () => null })
  const outcome = expect(started.move()).rejects.toMatchObject({ code: 'wallet.chain-unknown' })
  await vi.waitFor(() => expect(started.host.clock.pending).toBeGreaterThan(0))

  started.wallet.emit('chainChanged', '0xa')
  await started.host.clock.advance(5_000)

  await outcome
})

test('a wallet that switches and never answers has switched', async () => {
  const started = await moving({ wallet_switchEthereumChain: silence })
  const move = started.move()
  await vi.waitFor(() => expect(started.wallet.methods).toContain('wallet_switchEthereumChain'))

  at('0xa', started)
  started.wallet.emit('chainChanged', '0xa')

  await expect(move).resolves.toMatchObject({ networkId: 'eip155:10' })
})

test('an abort ends the wait at once', async () => {
  const { adapter, open, wallet } = await startAdapter({ wallet_switchEthereumChain: silence })
  const session = await open()
  const before = wallet.listenerCount
  const waiting = new AbortController()
  const move = adapter.sessions.switchNetwork(session.id, network, { signal: waiting.signal })
  await vi.waitFor(() => expect(wallet.methods).toContain('wallet_switchEthereumChain'))

  waiting.abort()

  await expect(move).rejects.toMatchObject({ code: 'aborted' })
  expect(wallet.listenerCount).toBe(before)
})
