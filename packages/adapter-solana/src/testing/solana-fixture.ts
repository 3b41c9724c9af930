import type { Network } from '@latchkey/core/contract'
import {
  type AdapterFixture,
  createFakeStandardPage,
  type FakeStandardPage,
  type FixtureMood,
  type FixtureWallet,
} from '@latchkey/core/testing'
import { chainOfNetwork } from '../network-names.ts'
import { solanaAdapter } from '../solana-adapter.ts'
import { aKey } from './a-key.ts'
import { nodeAnswers } from './node-answers.ts'
import { readTokenTransfer } from './read-token-transfer.ts'
import {
  anAccount,
  createScriptedWallet,
  type Script,
  silence,
  walletFault,
} from './scripted-wallet.ts'

const KEYS = [aKey(1), aKey(2)] as const

/** A network for tests, by its CAIP-2 reference. */
function aNetwork(reference: string, name: string): Network<'solana'> {
  return {
    id: `solana:${reference}`,
    name,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: [`https://rpc.example/${reference}`],
    isTestnet: false,
  }
}

const home = aNetwork('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana')
const other = aNetwork('EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'Solana Devnet')
const unserved = aNetwork('4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'Solana Testnet')

/** A Solana adapter on its own page, with a wallet that registers itself. */
export function solanaFixture(): AdapterFixture<'solana'> {
  const page = createFakeStandardPage()
  const { wallet, lastTransaction } = createFixtureWallet(page)
  const text = 'FRaMvmYt2knBvDVofbLTkKA9GxyKEAzfb7yx9ofd2aJ4'
  return {
    adapter: solanaAdapter({ page }),
    wallet,
    token: {
      address: TOKEN,
      missing: KEYS[1].address,
      held: { amount: 2n ** 64n - 1n, decimals: 6 },
      lastTransfer: () => readTokenTransfer(lastTransaction()),
    },
    networks: { home, other, unserved },
    typed: { right: { text, address: text }, malformed: `${text}1` },
    // Nodes write lamports as JSON numbers.
    largestAmount: BigInt(Number.MAX_SAFE_INTEGER),
    answerOfNodes: (amount) =>
      nodeAnswers({
        getBalance: { context: { slot: 1 }, value: Number(amount) },
        getAccountInfo: (address: string) => ({
          context: { slot: 1 },
          value: address === TOKEN ? MINT : null,
        }),
        getTokenAccountsByOwner: (...[, filter]: readonly unknown[]) => ({
          context: { slot: 1 },
          value: Object(filter).programId === MINT.owner ? [HOLDING] : [],
        }),
      }),
  }
}

const TOKEN = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
/** The token as a node that knows its program describes it. */
const MINT = {
  owner: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  data: { parsed: { type: 'mint', info: { decimals: 6 } } },
}
/** A token account with as many of it as 64 bits can write. */
const HOLDING = {
  account: {
    data: {
      parsed: {
        info: { mint: TOKEN, tokenAmount: { amount: '18446744073709551615', decimals: 6 } },
      },
    },
  },
}

const MOODS: Readonly<Record<FixtureMood, (approve: Script) => Script>> = {
  approve: (approve) => approve,
  reject: () => () => {
    throw walletFault(4001)
  },
  busy: () => () => {
    throw walletFault(-32002)
  },
  silent: () => silence,
  'no-accounts': () => () => ({ accounts: [] }),
  malformed: () => () => ({ nonsense: true }),
}

function createFixtureWallet(page: FakeStandardPage): {
  readonly wallet: FixtureWallet<'solana'>
  /** Returns the transaction that it was last requested to send. */
  lastTransaction(): Uint8Array | undefined
} {
  let keys = [...KEYS]
  let chains = [home.id, other.id].map(chainOfNetwork)
  let mood: FixtureMood = 'approve'
  let isShared = false
  let promptCount = 0
  let late: (() => void)[] = []
  const wallet = createScriptedWallet(KEYS[0])
  const share = (): { readonly accounts: readonly object[] } => {
    wallet.accounts = isShared ? keys.map((key) => anAccount(key, chains)) : []
    return { accounts: wallet.accounts }
  }
  const change = (): void => {
    share()
    wallet.emitChange()
  }
  const prompting =
    (approve: Script): Script =>
    (...inputs) => {
      promptCount += 1
      if (mood !== 'silent') return MOODS[mood](approve)(...inputs)
      return new Promise((resolve) => late.push(() => resolve(approve(...inputs))))
    }
  const connect = prompting(() => {
    isShared = true
    return share()
  })
  share()
  wallet.teach({
    'standard:connect': (...inputs) => (inputs[0]?.silent === true ? share() : connect(...inputs)),
    'standard:disconnect': () => {
      isShared = false
      share()
      return mood === 'silent' ? silence() : undefined
    },
    'solana:signMessage': prompting((...inputs) =>
      inputs.map(({ account, message }) => {
        const key = keys.find(({ address }) => address === account.address)
        return { signature: key?.signMessage(message), signedMessage: message }
      }),
    ),
    'solana:signAndSendTransaction': prompting((...inputs) =>
      inputs.map(() => ({ signature: new Uint8Array(64).fill(7) })),
    ),
  })
  const fixtureWallet: FixtureWallet<'solana'> = {
    id: 'Fjord Wallet',
    name: 'Fjord Wallet',
    addresses: [KEYS[0].address, KEYS[1].address],
    get promptCount() {
      return promptCount
    },
    get listenerCount() {
      return page.listenerCount + wallet.listenerCount
    },
    install: () => page.register(wallet),
    installImpostor: () => page.register(createScriptedWallet(KEYS[1])),
    behave(next) {
      mood = next
    },
    answerLate() {
      for (const answer of late) answer()
      late = []
    },
    chooseOtherAccount() {
      keys = [...keys].reverse()
      change()
    },
    chooseNetwork({ id }) {
      chains = [chainOfNetwork(id)]
      change()
    },
    forgetSite() {
      isShared = false
      change()
    },
  }
  return {
    wallet: fixtureWallet,
    lastTransaction: () => wallet.inputs.get('solana:signAndSendTransaction')?.[0]?.transaction,
  }
}
