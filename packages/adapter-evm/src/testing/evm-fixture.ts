import type { Network } from '@latchkey/core/contract'
import type {
  AdapterFixture,
  FixtureMood,
  FixtureToken,
  FixtureWallet,
} from '@latchkey/core/testing'
import { decodeFunctionData, erc20Abi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { hexChainId } from '../chain-id.ts'
import { evmAdapter } from '../evm-adapter.ts'
import { announce, aProviderInfo, createPage, type TestPage } from './a-page.ts'
import { createNameRecords } from './name-records.ts'
import {
  createScriptedWallet,
  rpcError,
  type Script,
  type ScriptedWallet,
  silence,
} from './scripted-wallet.ts'

/** The second and third account of the well-known test phrase. */
const KEYS = [
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
] as const
const OWNERS = KEYS.map((key) => privateKeyToAccount(key))
const HASH = `0x${'ab'.repeat(32)}`
const TOKEN = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const NO_TOKEN = '0x000000000000000000000000000000000000dEaD'
/** The return value of the contract for success, as one word. */
const TRUE = `0x${'1'.padStart(64, '0')}`

const ASSET = { decimals: 18, price: 2_000, iconUrl: '' }
const ASSETS = [
  {
    address: 'native',
    type: 'NATIVE',
    balance: `0x${(2n ** 53n + 1n).toString(16)}`,
    metadata: { ...ASSET, name: 'Ether', symbol: 'ETH' },
  },
  {
    address: TOKEN,
    type: 'ERC20',
    balance: `0x${(2n ** 64n + 1n).toString(16)}`,
    metadata: { ...ASSET, name: 'Dollar', symbol: 'USD' },
  },
]

const [ADA, EVE] = OWNERS.map(({ address }) => address)
const answerNames = createNameRecords({
  owners: { 'ada.eth': ADA },
  claims: { [String(ADA)]: 'ada.eth', [String(EVE)]: 'ada.eth' },
})

/** Only the token and the resolver of names are contracts: any other call has an empty answer. */
function answerCall(call: { readonly to?: unknown; readonly data?: unknown }): string {
  return call.to === TOKEN ? TRUE : (answerNames(call) ?? '0x')
}

const NODE_ANSWERS: Readonly<Record<string, (params: readonly unknown[]) => string>> = {
  eth_call: ([call]) => answerCall(Object(call)),
  eth_getCode: () => '0x',
  eth_estimateGas: () => '0xfde8',
  eth_gasPrice: () => '0x77359400',
  eth_getBlockByNumber: () => '0x0',
}

/** A network for tests, by its chain id. */
export function aNetwork(chainId: number, name: string): Network<'eip155'> {
  return {
    id: `eip155:${chainId}`,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: [`https://rpc.example/${chainId}`],
    explorerUrl: 'https://explorer.example',
    isTestnet: false,
  }
}

const home = aNetwork(1, 'Ethereum')
const other = aNetwork(8453, 'Base')
const unknown = aNetwork(10, 'OP Mainnet')

/** An EVM adapter on its own page, with a wallet that announces itself. */
export function evmFixture(): AdapterFixture<'eip155'> {
  return createFixture().fixture
}

/** The same, with the provider of its wallet. */
export function createFixture(): {
  readonly fixture: AdapterFixture<'eip155'>
  readonly provider: ScriptedWallet
} {
  const page = createPage()
  const { wallet, provider, lastTransaction } = createFixtureWallet(page)
  const fixture: AdapterFixture<'eip155'> = {
    adapter: evmAdapter({ page }),
    wallet,
    token: {
      address: TOKEN,
      missing: NO_TOKEN,
      lastTransfer: () => readTransfer(lastTransaction()),
    },
    facets: ['calls', 'assets', 'permissions', 'names'],
    names: {
      own: 'ada.eth',
      free: 'free.eth',
      invalid: 'not a name',
      unnormalised: 'ADA.eth',
    },
    networks: { home, other, unknown },
    typed: {
      right: {
        text: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
        address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      },
      malformed: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beae',
      wrongChecksum: '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    },
    answerOfNodes: (amount) => (method, params) => {
      const answer = NODE_ANSWERS[method]
      if (method === 'eth_getBalance') return `0x${amount.toString(16)}`
      if (answer !== undefined) return answer(params)
      throw new Error(`No node was taught to answer ${method}`)
    },
  }
  return { fixture, provider }
}

const MOODS: Readonly<Record<FixtureMood, (approve: Script) => Script>> = {
  approve: (approve) => approve,
  reject: () => () => {
    throw rpcError(4001)
  },
  busy: () => () => {
    throw rpcError(-32002)
  },
  silent: () => silence,
  'no-accounts': () => () => [],
  malformed: () => () => ({ nonsense: true }),
}

/** Reads what the wallet was requested to send. */
function readTransfer(transaction: unknown): ReturnType<FixtureToken['lastTransfer']> {
  const { to: token, value, data } = Object(transaction)
  const { args } = decodeFunctionData({ abi: erc20Abi, data })
  const [to, amount] = args ?? []
  return { token, to: String(to), amount: BigInt(amount ?? 0), coins: BigInt(value) }
}

function createFixtureWallet(page: TestPage): {
  readonly wallet: FixtureWallet<'eip155'>
  readonly provider: ScriptedWallet
  /** Returns the last transaction that it was requested to send. */
  lastTransaction(): unknown
} {
  let owners = [...OWNERS]
  let network = home
  let mood: FixtureMood = 'approve'
  let isShared = false
  let promptCount = 0
  const known = new Set<string>([home.id, other.id])
  let late: (() => void)[] = []
  const addresses = (): string[] => owners.map(({ address }) => address.toLowerCase())
  const prompting =
    (approve: Script): Script =>
    (params) => {
      promptCount += 1
      if (mood !== 'silent') return MOODS[mood](approve)(params)
      return new Promise((resolve) => late.push(() => resolve(approve(params))))
    }
  const moveTo = (chainId: string): null => {
    const next = [home, other, unknown].find(({ id }) => hexChainId(id) === chainId)
    if (next === undefined || !known.has(next.id)) throw rpcError(4902)
    network = next
    wallet.emit('chainChanged', chainId)
    return null
  }
  const revoke = prompting(() => HASH)
  const share = (): string[] => {
    isShared = true
    return addresses()
  }
  const wallet = createScriptedWallet({
    eth_requestAccounts: prompting(share),
    eth_accounts: () => (isShared ? addresses() : []),
    eth_chainId: () => hexChainId(network.id),
    wallet_getPermissions: () => (isShared ? [{ parentCapability: 'eth_accounts' }] : []),
    wallet_revokePermissions: (params) => {
      // The method has two meanings; only EIP-2255 names accounts.
      if (!JSON.stringify(params).includes('eth_accounts')) return revoke(params)
      isShared = false
      return mood === 'silent' ? silence() : null
    },
    wallet_switchEthereumChain: prompting((params) => moveTo(readChain(params))),
    wallet_addEthereumChain: prompting((params) => {
      known.add(`eip155:${Number(readChain(params))}`)
      return null
    }),
    personal_sign: prompting(async (params) => {
      // The adapter sends the text's bytes, then the address.
      const [raw, address] = params as readonly [`0x${string}`, string]
      const owner = owners.find((one) => one.address === address)
      return owner?.signMessage({ message: { raw } })
    }),
    eth_sendTransaction: prompting(() => HASH),
    wallet_sendCalls: prompting(() => ({ id: HASH })),
    wallet_getCallsStatus: () => ({ status: 200, receipts: [{ transactionHash: HASH }] }),
    wallet_getCapabilities: () => ({ '0x1': { assetDiscovery: { supported: true } } }),
    wallet_getAssets: () => ({ '0x1': ASSETS }),
    wallet_grantPermissions: prompting((params) => {
      const [{ expiry, permissions }] = params as readonly [Readonly<Record<string, unknown>>]
      return { context: HASH, expiry, permissions }
    }),
  })
  const fixtureWallet: FixtureWallet<'eip155'> = {
    id: 'io.fjord',
    name: 'Fjord Wallet',
    addresses: [OWNERS[0]?.address ?? '', OWNERS[1]?.address ?? ''],
    get promptCount() {
      return promptCount
    },
    get listenerCount() {
      return page.listenerCount + wallet.listenerCount
    },
    networkId: () => network.id,
    install: () => announce(page, aProviderInfo(), wallet),
    installImpostor: () => announce(page, aProviderInfo({ name: 'Fjord' }), createScriptedWallet()),
    behave(next) {
      mood = next
    },
    answerLate() {
      for (const answer of late) answer()
      late = []
    },
    chooseOtherAccount() {
      owners = [...owners].reverse()
      wallet.emit('accountsChanged', addresses())
    },
    chooseNetwork: (next) => void moveTo(hexChainId(next.id)),
    forgetSite() {
      isShared = false
      wallet.emit('accountsChanged', [])
    },
  }
  return {
    wallet: fixtureWallet,
    provider: wallet,
    lastTransaction() {
      // One parameter. Source: EIP-1193.
      const [transaction] = wallet.params.get('eth_sendTransaction') as readonly [unknown]
      return transaction
    },
  }
}

function readChain(params: unknown): string {
  const [first]: readonly unknown[] = Array.isArray(params) ? params : []
  return String(Object(first).chainId)
}
