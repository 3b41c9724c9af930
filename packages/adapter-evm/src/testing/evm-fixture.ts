import type { Network } from '@latchkey/core/contract'
import type { AdapterFixture, FixtureMood, FixtureWallet } from '@latchkey/core/testing'
import { privateKeyToAccount } from 'viem/accounts'
import { hexChainId } from '../chain-id.ts'
import { evmAdapter } from '../evm-adapter.ts'
import { aFace, announce, createPage, type TestPage } from './a-page.ts'
import { createScriptedWallet, rpcError, type Script, silence } from './scripted-wallet.ts'

/** The second and third account of the well-known test phrase. */
const KEYS = [
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
] as const
const OWNERS = KEYS.map((key) => privateKeyToAccount(key))
const HASH = `0x${'ab'.repeat(32)}`

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
  const page = createPage()
  return {
    adapter: evmAdapter({ page }),
    wallet: createFixtureWallet(page),
    networks: { home, other, unknown },
    typed: {
      right: {
        text: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
        address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      },
      malformed: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beae',
      wrongChecksum: '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    },
    answerOfNodes: (amount) => (method) => {
      if (method === 'eth_getBalance') return `0x${amount.toString(16)}`
      // No account of the fixture is a contract: a call has an empty answer.
      if (method === 'eth_call') return '0x'
      throw new Error(`No node was taught to answer ${method}`)
    },
  }
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

function createFixtureWallet(page: TestPage): FixtureWallet<'eip155'> {
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
  const share = (): string[] => {
    isShared = true
    return addresses()
  }
  const wallet = createScriptedWallet({
    eth_requestAccounts: prompting(share),
    eth_accounts: () => (isShared ? addresses() : []),
    eth_chainId: () => hexChainId(network.id),
    wallet_revokePermissions: () => {
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
  })
  return {
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
    install: () => announce(page, aFace(), wallet),
    installImpostor: () => announce(page, aFace({ name: 'Fjord' }), createScriptedWallet()),
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
}

function readChain(params: unknown): string {
  const [first]: readonly unknown[] = Array.isArray(params) ? params : []
  return String(Object(first).chainId)
}
