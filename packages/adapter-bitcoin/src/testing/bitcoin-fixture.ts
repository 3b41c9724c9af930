import {
  type AdapterFixture,
  aStandardWallet,
  createFakeStandardPage,
  type FakeStandardPage,
  type FixtureWallet,
} from '@latchkey/core/testing'
import { bitcoinAdapter } from '../bitcoin-adapter.ts'
import { nameOfNetwork } from '../network-names.ts'
import { ESPLORA, MAINNET, SIGNET, TESTNET } from './a-network.ts'
import { aFunding } from './an-explorer.ts'
import { anOwner, type TestOwner } from './an-owner.ts'
import { createSatsProvider } from './sats-provider.ts'
import { createStandardWallet } from './standard-wallet.ts'

const NAME = 'Fjord Wallet'
const FACE = { name: NAME, chains: ['bitcoin:testnet', 'bitcoin:signet'] }

type Shape = Pick<FixtureWallet<'bip122'>, 'chooseNetwork' | 'networkId'> & {
  /** The wallet object that registers itself. */
  readonly wallet: object
  listenerCount(): number
  /** Emits a change to websites. */
  emitChange(): void
}

/** A wallet with the interface of sats-connect, with its own network. */
export function satsConnectFixture(): AdapterFixture<'bip122'> {
  return createFixture((owner) => {
    const provider = createSatsProvider(owner)
    return {
      wallet: aStandardWallet({ ...FACE, features: { 'sats-connect:': { provider } } }),
      listenerCount: () => provider.listenerCount,
      emitChange: () => provider.emit('accountChange'),
      networkId: () => (owner.network === 'signet' ? SIGNET.id : TESTNET.id),
      chooseNetwork(network) {
        owner.network = nameOfNetwork(network.id) ?? ''
        provider.emit('networkChange')
      },
    }
  })
}

/** A wallet of the Wallet Standard, without its own network. */
export function standardFixture(): AdapterFixture<'bip122'> {
  return createFixture((owner) => {
    const standard = createStandardWallet(owner, FACE)
    return {
      wallet: standard.wallet,
      listenerCount: standard.listenerCount,
      emitChange: standard.change,
      chooseNetwork(network) {
        standard.setChains([`bitcoin:${nameOfNetwork(network.id)}`])
        standard.change()
      },
    }
  })
}

function createFixture(toShape: (owner: TestOwner) => Shape): AdapterFixture<'bip122'> {
  const page = createFakeStandardPage()
  const owner = anOwner()
  const shape = toShape(owner)
  const text = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
  const esplora = { [TESTNET.id]: ESPLORA, [SIGNET.id]: ESPLORA }
  const isOnNone = shape.networkId === undefined
  return {
    adapter: bitcoinAdapter({ page, esplora }),
    wallet: createFixtureWallet(page, owner, shape),
    networks: { home: TESTNET, other: SIGNET, ...(isOnNone && { unserved: MAINNET }) },
    typed: {
      right: { text: text.toUpperCase(), address: text },
      malformed: 'tb2qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
      wrongChecksum: text.replace('5', '6'),
    },
    // Servers write satoshis as JSON numbers.
    largestAmount: BigInt(Number.MAX_SAFE_INTEGER),
    leastTransfer: 294n,
    answerOfNodes: () => () => {
      throw new Error('Bitcoin is not read by JSON-RPC')
    },
    answerOfServers: (amount) => (url) => answerOf(url, { amount, owner }),
  }
}

interface Chain {
  readonly amount: bigint
  readonly owner: TestOwner
}

function answerOf(url: string, { amount, owner }: Chain): unknown {
  const fundings = owner.keys.map(({ address }) => aFunding(address, [100_000]))
  const path = url.slice(ESPLORA.length)
  if (path === '/fee-estimates') return { '1': 2.5, '3': 1.2 }
  if (path === '/tx') return ''
  if (path.endsWith('/hex')) return fundings.find(({ txid }) => path.includes(txid))?.hex ?? ''
  if (path.endsWith('/utxo')) {
    const place = owner.keys.findIndex(({ address }) => path.includes(address))
    const { txid } = fundings[place] ?? {}
    return [{ txid, vout: 0, value: 100_000, status: { confirmed: true } }]
  }
  const funded_txo_sum = Number(amount)
  return {
    chain_stats: { funded_txo_sum, spent_txo_sum: 0 },
    mempool_stats: { funded_txo_sum: 0, spent_txo_sum: 0 },
  }
}

function createFixtureWallet(
  page: FakeStandardPage,
  owner: TestOwner,
  { wallet, listenerCount, emitChange, ...shape }: Shape,
): FixtureWallet<'bip122'> {
  const [one, two] = owner.keys.map(({ address }) => address)
  return {
    ...shape,
    id: NAME,
    name: NAME,
    addresses: [one ?? '', two ?? ''],
    get promptCount() {
      return owner.promptCount
    },
    get listenerCount() {
      return page.listenerCount + listenerCount()
    },
    install: () => page.register(wallet),
    installImpostor: () => page.register({ ...wallet }),
    behave(mood) {
      owner.mood = mood
    },
    answerLate: owner.answerLate,
    chooseOtherAccount() {
      owner.keys = [...owner.keys].reverse()
      emitChange()
    },
    forgetSite() {
      owner.isShared = false
      emitChange()
    },
  }
}
