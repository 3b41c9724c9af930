import { expect, test, vi } from 'vitest'
import { createHost } from '../testing/a-host.ts'
import { aKey } from '../testing/a-key.ts'
import { MAINNET, TESTNET } from '../testing/a-network.ts'
import { aPsbt } from '../testing/a-psbt.ts'
import { TXID } from '../testing/sats-provider.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

/** One of the objects of OKX: one account on one network. */
function aPlace(network: 'mainnet' | 'testnet') {
  let key = aKey(1, { network })
  let isShared = false
  const listeners = new Set<() => void>()
  return {
    connect: vi.fn(async () => {
      isShared = true
      return { address: key.address, publicKey: key.publicKey }
    }),
    getAccounts: async () => (isShared ? [key.address] : []),
    getPublicKey: async () => key.publicKey,
    disconnect: async () => {
      isShared = false
    },
    signMessage: vi.fn(async (text: string, type: string) =>
      key.signText(text, type === 'ecdsa' ? 'ecdsa' : 'bip322'),
    ),
    signPsbt: vi.fn(async (psbt: string, options: object) => {
      expect(options).toMatchObject({ autoFinalized: false })
      return psbt
    }),
    sendBitcoin: vi.fn(async () => TXID),
    on: (_event: string, listener: () => void) => listeners.add(listener),
    removeListener: (_event: string, listener: () => void) => listeners.delete(listener),
    listeners,
    choose(nth: number) {
      key = aKey(nth, { network })
      for (const listener of [...listeners]) listener()
    },
  }
}

async function aWallet() {
  const okx = { bitcoin: aPlace('mainnet'), bitcoinTestnet: aPlace('testnet') }
  const started = await startAdapter({ okxwallet: okx }, createHost([MAINNET, TESTNET]))
  return { ...started, okx }
}

test('it connects on the requested network', async () => {
  const { adapter, open, okx } = await aWallet()

  const session = await open('OKX Wallet')
  expect(session.accounts).toEqual([`${MAINNET.id}:${aKey(1, { network: 'mainnet' }).address}`])
  expect(okx.bitcoinTestnet.connect).not.toHaveBeenCalled()

  const moved = await adapter.sessions.switchNetwork(session.id, TESTNET, { signal: noAbort() })
  expect(moved.accounts).toEqual([`${TESTNET.id}:${aKey(1).address}`])
  expect(okx.bitcoinTestnet.connect).toHaveBeenCalledTimes(1)
})

test('after a refused switch it stays on its network', async () => {
  const { adapter, provider, open, okx } = await aWallet()
  const session = await open('OKX Wallet')
  const { address } = aKey(1, { network: 'mainnet' })
  okx.bitcoinTestnet.connect.mockRejectedValueOnce(Object.assign(new Error('No'), { code: 4001 }))

  await expect(
    adapter.sessions.switchNetwork(session.id, TESTNET, { signal: noAbort() }),
  ).rejects.toMatchObject({ code: 'wallet.rejected' })

  expect(await provider.sendTransfer({ recipient: address, amount: 600 })).toBe(TXID)
  expect(okx.bitcoin.sendBitcoin).toHaveBeenCalledWith(address, 600)
  expect(okx.bitcoinTestnet.sendBitcoin).not.toHaveBeenCalled()
})

test('another account in the wallet is another account of the session', async () => {
  const { adapter, open, okx } = await aWallet()
  const changes: unknown[] = []
  adapter.sessions.watch((change) => changes.push(change))
  await open('OKX Wallet')

  okx.bitcoin.choose(2)

  const { address } = aKey(2, { network: 'mainnet' })
  await vi.waitFor(() =>
    expect(changes).toMatchObject([{ session: { accounts: [`${MAINNET.id}:${address}`] } }]),
  )
})

test('it is resumed silently, and disconnected completely', async () => {
  const { adapter, open, resume, okx } = await aWallet()
  expect(await resume('OKX Wallet')).toBeUndefined()
  const session = await open('OKX Wallet')

  expect(await resume('OKX Wallet')).toEqual(session)
  await adapter.sessions.close(session.id)

  expect(okx.bitcoin.connect).toHaveBeenCalledTimes(1)
  expect(okx.bitcoin.listeners.size).toBe(0)
  expect(await resume('OKX Wallet')).toBeUndefined()
})

test('after a reload it is on the network where it shares accounts', async () => {
  const { resume, okx } = await aWallet()
  await okx.bitcoinTestnet.connect()

  const session = await resume('OKX Wallet')

  expect(session?.accounts).toEqual([`${TESTNET.id}:${aKey(1).address}`])
  expect(okx.bitcoin.connect).not.toHaveBeenCalled()
})

test('texts, transactions and transfers have the form of OKX', async () => {
  const { provider, open, okx } = await aWallet()
  await open('OKX Wallet')
  const { address } = aKey(1, { network: 'mainnet' })
  const psbt = aPsbt([aKey(1)])

  await provider.signMessage({ address, message: 'Hi', protocol: 'bip322' })
  const signed = await provider.signPSBT({
    psbt,
    signInputs: [{ address, index: 0, sighashTypes: [1] }],
  })
  const txid = await provider.sendTransfer({ recipient: address, amount: 600 })

  expect(okx.bitcoin.signMessage).toHaveBeenCalledWith('Hi', 'bip322-simple')
  expect(signed.psbt).toBe(psbt)
  expect(okx.bitcoin.signPsbt.mock.calls[0]?.[1]).toMatchObject({
    toSignInputs: [{ index: 0, address, sighashTypes: [1] }],
  })
  expect(txid).toBe(TXID)
  expect(okx.bitcoin.sendBitcoin).toHaveBeenCalledWith(address, 600)
})
