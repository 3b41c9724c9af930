import type { Session } from '@latchkey/core/contract'
import { SANDBOX_ACCOUNTS, type Sandbox, startSandbox } from '@latchkey/sandbox'
import { createEvmWallet, type EvmWallet } from '@latchkey/sandbox/wallets'
import * as wagmi3 from '@wagmi/core'
import { BrowserProvider } from 'ethers'
import { createWalletClient, custom, parseEther } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as wagmi2 from 'wagmi-core-2'
import type { Eip1193Provider } from '../eip1193.ts'
import type { StableProvider } from '../provider/provider-shell.ts'
import { type AdapterOnChain, receiptStatus, startAdapterOnChain } from '../testing/on-anvil.ts'

let sandbox: Sandbox<'chains'>

beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['chains'] })
})

afterAll(() => sandbox.stop())

beforeEach(() => {
  // wagmi checks for a window before it asks any wallet, also a provided one.
  vi.stubGlobal('window', new EventTarget())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const [OWNER, RECIPIENT] = SANDBOX_ACCOUNTS

/** A wallet with real keys on chain 1, which does not know chain 8453. */
function createWallet(): EvmWallet {
  const { chains } = sandbox.addresses
  return createEvmWallet({
    privateKeys: [OWNER.privateKey, RECIPIENT.privateKey],
    chains: [
      { chainId: 1, rpcUrl: chains[1] },
      { chainId: 8453, rpcUrl: chains[8453], isKnown: false },
    ],
  })
}
const VALUE = parseEther('0.001')

interface Provided extends AdapterOnChain {
  readonly wallet: EvmWallet
  readonly provider: StableProvider
  expectSent(hash: string): Promise<void>
}

/** The website's provider, which the contract leaves untyped. */
async function provided(): Promise<Provided> {
  const wallet = createWallet()
  const started = await startAdapterOnChain(sandbox.addresses.chains, wallet.provider)
  // The adapter promises this provider as its namespace's own.
  const provider = started.adapter.sessions.provider() as StableProvider
  const before = await balanceOf(started)
  return {
    ...started,
    wallet,
    provider,
    async expectSent(hash) {
      expect(await receiptStatus(started.read, started.ethereum.id, hash)).toBe('0x1')
      expect((await balanceOf(started)) - before).toBe(VALUE)
    },
  }
}

async function balanceOf({ read, ethereum }: AdapterOnChain): Promise<bigint> {
  return BigInt(String(await read(ethereum.id, 'eth_getBalance', [RECIPIENT.address, 'latest'])))
}

test('viem sends through the provider', async () => {
  const { provider, open, expectSent } = await provided()
  await open()
  const client = createWalletClient({ chain: mainnet, transport: custom(provider) })

  const [account] = await client.getAddresses()
  if (account === undefined) throw new Error('The provider shares no account')
  const hash = await client.sendTransaction({ account, to: RECIPIENT.address, value: VALUE })

  expect(account).toBe(OWNER.address)
  await expectSent(hash)
})

test('viem gets the refusal of the wallet with its own code', async () => {
  const { provider, open, wallet } = await provided()
  await open()
  wallet.behave('reject')
  const client = createWalletClient({ chain: mainnet, transport: custom(provider) })

  const signing = client.signMessage({ account: OWNER.address, message: 'a' })

  await expect(signing).rejects.toMatchObject({ cause: { code: 4001 } })
})

test('ethers 6 signs and sends through the provider', async () => {
  const { provider, open, expectSent } = await provided()
  await open()
  const browser = new BrowserProvider(provider)

  const signer = await browser.getSigner()
  const { hash } = await signer.sendTransaction({ to: RECIPIENT.address, value: VALUE })

  expect(await signer.getAddress()).toBe(OWNER.address)
  expect((await browser.getNetwork()).chainId).toBe(1n)
  await expectSent(hash)
  browser.destroy()
})

test('wagmi 3 connects, sends, follows the wallet and disconnects with it', async () => {
  const { provider, open, wallet, expectSent, adapter } = await provided()
  const session = await open()
  const connector = wagmi3.injected({
    shimDisconnect: false,
    target: { id: 'latchkey', name: 'Latchkey', provider },
  })
  const config = wagmi3.createConfig({
    chains: [mainnet],
    connectors: [connector],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [mainnet.id]: wagmi3.http(sandbox.addresses.chains[1]) },
  })
  const [connectorOfConfig] = config.connectors
  if (connectorOfConfig === undefined) throw new Error('wagmi has no connector')

  const { accounts } = await wagmi3.connect(config, { connector: connectorOfConfig })
  await expectSent(await wagmi3.sendTransaction(config, { to: RECIPIENT.address, value: VALUE }))
  wallet.switchAccount(RECIPIENT.address)
  const { address } = wagmi3.getConnection(config)
  await adapter.sessions.close(session.id)

  expect(accounts[0]).toBe(OWNER.address)
  expect(address).toBe(RECIPIENT.address)
  await vi.waitFor(() => expect(wagmi3.getConnection(config).status).toBe('disconnected'))
})

test('wagmi 2 connects, sends, follows the wallet and disconnects with it', async () => {
  const { provider, open, wallet, expectSent, adapter } = await provided()
  const session = await open()
  const connector = wagmi2.injected({
    shimDisconnect: false,
    target: { id: 'latchkey', name: 'Latchkey', provider },
  })
  const config = wagmi2.createConfig({
    chains: [mainnet],
    connectors: [connector],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [mainnet.id]: wagmi2.http(sandbox.addresses.chains[1]) },
  })
  const [connectorOfConfig] = config.connectors
  if (connectorOfConfig === undefined) throw new Error('wagmi has no connector')

  const { accounts } = await wagmi2.connect(config, { connector: connectorOfConfig })
  await expectSent(await wagmi2.sendTransaction(config, { to: RECIPIENT.address, value: VALUE }))
  wallet.switchAccount(RECIPIENT.address)
  const { address } = wagmi2.getAccount(config)
  await adapter.sessions.close(session.id)

  expect(accounts[0]).toBe(OWNER.address)
  expect(address).toBe(RECIPIENT.address)
  await vi.waitFor(() => expect(wagmi2.getAccount(config).status).toBe('disconnected'))
})

test.each([
  ['wagmi 3', wagmi3],
  // The functions used here are the same ones.
  ['wagmi 2', wagmi2 as unknown as typeof wagmi3],
] as const)(
  '%s connects through the modal, and its `disconnect` ends the session',
  async (_, wagmi) => {
    const wallet = createWallet()
    const started = await startAdapterOnChain(sandbox.addresses.chains, withoutRevoking(wallet))
    const { adapter } = started
    const provider = adapter.sessions.provider() as StableProvider
    const opened: Session[] = []
    adapter.setModal?.({
      connect: async () => void opened.push(await started.open()),
      disconnect: async () => {
        for (const { id } of opened) await adapter.sessions.close(id)
      },
    })
    const config = wagmi.createConfig({
      chains: [mainnet],
      connectors: [wagmi.injected({ target: { id: 'latchkey', name: 'Latchkey', provider } })],
      multiInjectedProviderDiscovery: false,
      storage: null,
      transports: { [mainnet.id]: wagmi.http(sandbox.addresses.chains[1]) },
    })
    const [connector] = config.connectors
    if (connector === undefined) throw new Error('wagmi has no connector')

    const { accounts } = await wagmi.connect(config, { connector })
    await wagmi.disconnect(config)

    expect(accounts[0]).toBe(OWNER.address)
    await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([])
  },
)

/** A wallet that can't take back its permission, as many can't. */
function withoutRevoking({ provider }: EvmWallet): Eip1193Provider {
  return {
    ...provider,
    async request(args) {
      if (args.method !== 'wallet_revokePermissions') return provider.request(args)
      throw Object.assign(new Error('Unknown method'), { code: 4200 })
    },
  }
}
