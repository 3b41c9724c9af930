import { expect, test, vi } from 'vitest'
import { aNetwork } from '../testing/evm-fixture.ts'
import { rpcError, type Script, silence } from '../testing/scripted-wallet.ts'
import { createScene, noAbort, type Scene } from '../testing/started-adapter.ts'

const network = aNetwork(10, 'OP Mainnet')

async function moving(script: Readonly<Record<string, Script>>) {
  const scene = await createScene(script)
  const session = await scene.open()
  scene.wallet.asked.length = 0
  const onTeaching = vi.fn()
  const move = () =>
    scene.adapter.sessions.switchNetwork(session.id, network, { signal: noAbort(), onTeaching })
  return { ...scene, onTeaching, move }
}

/** A wallet that is at `chainId` from now on. */
function at(chainId: string, { wallet }: Pick<Scene, 'wallet'>): null {
  wallet.teach({ eth_chainId: () => chainId })
  return null
}

function failing(code: number, data?: unknown): Script {
  return () => {
    throw rpcError(code, data)
  }
}

test('a wallet that knows the network is asked once', async () => {
  const scene = await moving({})
  scene.wallet.teach({ wallet_switchEthereumChain: () => at('0xa', scene) })

  expect(await scene.move()).toMatchObject({ networkId: 'eip155:10' })

  expect(scene.wallet.asked).toEqual(['wallet_switchEthereumChain', 'eth_chainId'])
  expect(scene.wallet.params.get('wallet_switchEthereumChain')).toEqual([{ chainId: '0xa' }])
  expect(scene.onTeaching).not.toHaveBeenCalled()
})

test.each([
  ['4902', failing(4902)],
  ['32603', failing(32603)],
  ['5000', failing(5000)],
  ['-32603 around 4902', failing(-32603, { originalError: { code: 4902 } })],
])('code %s means that the wallet has to learn the network', async (_code, script) => {
  const scene = await moving({ wallet_switchEthereumChain: script })
  scene.wallet.teach({ wallet_addEthereumChain: () => at('0xa', scene) })

  expect(await scene.move()).toMatchObject({ networkId: 'eip155:10' })

  expect(scene.onTeaching).toHaveBeenCalledTimes(1)
  expect(scene.wallet.asked).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'eth_chainId',
    'eth_chainId',
  ])
})

test('it is taught the network with its own addresses', async () => {
  const scene = await moving({ wallet_switchEthereumChain: failing(4902) })
  scene.wallet.teach({ wallet_addEthereumChain: () => at('0xa', scene) })

  await scene.move()

  expect(scene.wallet.params.get('wallet_addEthereumChain')).toEqual([
    {
      chainId: '0xa',
      chainName: 'OP Mainnet',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['https://rpc.example/10'],
      blockExplorerUrls: ['https://explorer.example'],
    },
  ])
})

test('a wallet that only learned the network is asked to move again', async () => {
  const scene = await moving({
    wallet_switchEthereumChain: failing(4902),
    wallet_addEthereumChain: () => null,
  })
  scene.wallet.teach({
    wallet_addEthereumChain: () => {
      scene.wallet.teach({ wallet_switchEthereumChain: () => at('0xa', scene) })
      return null
    },
  })

  expect(await scene.move()).toMatchObject({ networkId: 'eip155:10' })

  expect(scene.wallet.asked.filter((method) => method.startsWith('wallet_'))).toEqual([
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
  [-32603, 'wallet.chain-unknown'],
  [4100, 'wallet.chain-unknown'],
])('code %i fails as %s and teaches nothing', async (code, expected) => {
  const scene = await moving({ wallet_switchEthereumChain: failing(code) })

  await expect(scene.move()).rejects.toMatchObject({ code: expected })

  expect(scene.onTeaching).not.toHaveBeenCalled()
  expect(scene.told).toEqual([])
})

test.each([
  [4001, 'wallet.rejected'],
  [5000, 'wallet.rejected'],
  [-32602, 'wallet.chain-unknown'],
])('learning refused with %i fails as %s', async (code, expected) => {
  const scene = await moving({
    wallet_switchEthereumChain: failing(4902),
    wallet_addEthereumChain: failing(code),
  })

  await expect(scene.move()).rejects.toMatchObject({ code: expected })
})

test('a wallet that says it moved and stays is not believed', async () => {
  const scene = await moving({ wallet_switchEthereumChain: () => null })
  const outcome = expect(scene.move()).rejects.toMatchObject({ code: 'wallet.chain-unknown' })
  await vi.waitFor(() => expect(scene.host.clock.pending).toBeGreaterThan(0))

  await scene.host.clock.advance(1_000)

  await outcome
  expect(scene.told).toEqual([])
  expect(scene.host.clock.pending).toBe(0)
})

test('a wallet that agrees before it is there is waited for', async () => {
  const scene = await moving({ wallet_switchEthereumChain: () => null })
  const move = scene.move()
  await vi.waitFor(() => expect(scene.host.clock.pending).toBeGreaterThan(0))

  at('0xa', scene)
  scene.wallet.emit('chainChanged', '0xa')

  await expect(move).resolves.toMatchObject({ networkId: 'eip155:10' })
})

test('a wallet that moves and never answers has moved', async () => {
  const scene = await moving({ wallet_switchEthereumChain: silence })
  const move = scene.move()
  await vi.waitFor(() => expect(scene.wallet.asked).toContain('wallet_switchEthereumChain'))

  at('0xa', scene)
  scene.wallet.emit('chainChanged', '0xa')

  await expect(move).resolves.toMatchObject({ networkId: 'eip155:10' })
})

test('who stops waiting is let go at once', async () => {
  const { adapter, open, wallet } = await createScene({ wallet_switchEthereumChain: silence })
  const session = await open()
  const before = wallet.listenerCount
  const waiting = new AbortController()
  const move = adapter.sessions.switchNetwork(session.id, network, { signal: waiting.signal })
  await vi.waitFor(() => expect(wallet.asked).toContain('wallet_switchEthereumChain'))

  waiting.abort()

  await expect(move).rejects.toMatchObject({ code: 'aborted' })
  expect(wallet.listenerCount).toBe(before)
})
