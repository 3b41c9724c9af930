import type { Network } from '@latchkey/core/contract'
import type { FixtureMood, FixtureWallet } from '@latchkey/core/testing'
import { privateKeyToAccount } from 'viem/accounts'
import { hexChainId } from '../chain-id.ts'
import { announce, aProviderInfo, type TestPage } from './a-page.ts'
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
/** The owners of the wallet. */
export const OWNERS = KEYS.map((key) => privateKeyToAccount(key))
const HASH = `0x${'ab'.repeat(32)}`
/** The token that the wallet holds. */
export const TOKEN = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

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

/** The networks of the wallet: its own, another one that it knows, and one that it does not know. */
export const home = aNetwork(1, 'Ethereum')
export const other = aNetwork(8453, 'Base')
export const unknown = aNetwork(10, 'OP Mainnet')

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

/** Creates the wallet of the fixture, which is not announced yet. */
export function createFixtureWallet(page: TestPage): {
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
