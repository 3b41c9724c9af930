import { SANDBOX_ACCOUNTS, type Sandbox, startSandbox } from '@latchkey/sandbox'
import { createEvmWallet, type EvmWallet } from '@latchkey/sandbox/wallets'
import * as wagmi3 from '@wagmi/core'
import { BrowserProvider } from 'ethers'
import { createWalletClient, custom, type EIP1193Provider, parseEther } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as wagmi2 from 'wagmi-core-2'
import type { StableProvider } from '../provider/provider-shell.ts'
import { type AnvilScene, createAnvilScene, receiptStatus } from '../testing/on-anvil.ts'

let sandbox: Sandbox<'chains'>

beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['chains'] })
})

afterAll(() => sandbox.stop())

beforeEach(() => {
  // wagmi looks for a window before it asks any wallet, also one that it was handed.
  vi.stubGlobal('window', new EventTarget())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const [OWNER, RECIPIENT] = SANDBOX_ACCOUNTS

/** A wallet with real keys that is on chain 1 and has yet to learn chain 8453. */
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

interface Handed extends AnvilScene {
  readonly wallet: EvmWallet
  readonly provider: StableProvider & EIP1193Provider
  expectSent(hash: string): Promise<void>
}

/** What a website holds: the provider, which the contract leaves untyped. */
async function handed(): Promise<Handed> {
  const wallet = createWallet()
  const scene = await createAnvilScene(sandbox.addresses.chains, wallet.provider)
  // The adapter promises an EIP-1193 provider; viem's type of it names every method there is.
  const provider = scene.adapter.sessions.provider() as StableProvider & EIP1193Provider
  const before = await balanceOf(scene)
  return {
    ...scene,
    wallet,
    provider,
    async expectSent(hash) {
      expect(await receiptStatus(scene.read, scene.ethereum.id, hash)).toBe('0x1')
      expect((await balanceOf(scene)) - before).toBe(VALUE)
    },
  }
}

async function balanceOf({ read, ethereum }: AnvilScene): Promise<bigint> {
  return BigInt(String(await read(ethereum.id, 'eth_getBalance', [RECIPIENT.address, 'latest'])))
}

test('viem sends through the provider', async () => {
  const { provider, open, expectSent } = await handed()
  await open()
  const client = createWalletClient({ chain: mainnet, transport: custom(provider) })

  const [account] = await client.getAddresses()
  if (account === undefined) throw new Error('The provider shares no account')
  const hash = await client.sendTransaction({ account, to: RECIPIENT.address, value: VALUE })

  expect(account).toBe(OWNER.address)
  await expectSent(hash)
})

test("viem hears the wallet refuse with the wallet's own code", async () => {
  const { provider, open, wallet } = await handed()
  await open()
  wallet.behave('reject')
  const client = createWalletClient({ chain: mainnet, transport: custom(provider) })

  const signing = client.signMessage({ account: OWNER.address, message: 'a' })

  await expect(signing).rejects.toMatchObject({ cause: { code: 4001 } })
})

test('ethers 6 signs and sends through the provider', async () => {
  const { provider, open, expectSent } = await handed()
  await open()
  const browser = new BrowserProvider(provider)

  const signer = await browser.getSigner()
  const { hash } = await signer.sendTransaction({ to: RECIPIENT.address, value: VALUE })

  expect(await signer.getAddress()).toBe(OWNER.address)
  expect((await browser.getNetwork()).chainId).toBe(1n)
  await expectSent(hash)
  browser.destroy()
})

test('wagmi 3 connects, sends, follows the wallet and lets go with it', async () => {
  const { provider, open, wallet, expectSent, adapter } = await handed()
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

test('wagmi 2 connects, sends, follows the wallet and lets go with it', async () => {
  const { provider, open, wallet, expectSent, adapter } = await handed()
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
