import { base58 } from '@scure/base'
import { fromBase64, toBase64 } from '../../formats/base64.ts'
import type { WalletLine } from '../namespace/namespace-wallet.ts'
import { createBoard } from '../standard/standard-events.ts'
import type { StandardAccount, StandardWallet, WalletProfile } from '../standard/wallet-standard.ts'

const CHAINS = ['solana:mainnet', 'solana:devnet', 'solana:testnet'] as const

const FEATURES = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
  'solana:signIn',
] as const

interface Input {
  readonly account: StandardAccount
  readonly [detail: string]: unknown
}

/** A Solana wallet as the Wallet Standard has it, at this end of its line. */
export function solanaStandardWallet(
  line: WalletLine,
  face: WalletProfile,
  host = '',
): StandardWallet {
  const board = createBoard(line, readAccounts)
  const many = (method: string) => (inputs: readonly Input[]) =>
    line.request(method, inputs.map(flat)).then(revive)
  const versioned = { version: '1.0.0', supportedTransactionVersions: ['legacy', 0] }
  return {
    ...{ version: '1.0.0', name: face.name, icon: face.icon, chains: CHAINS },
    get accounts() {
      return board.list()
    },
    features: {
      'standard:connect': {
        version: '1.0.0',
        async connect({ silent = false }: { readonly silent?: boolean } = {}) {
          const said = await line.request('standard:connect', { silent })
          board.set(readAccounts(Object(said).accounts))
          return { accounts: board.list() }
        },
      },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: () => line.request('standard:disconnect').then(() => undefined),
      },
      'standard:events': board.feature,
      'solana:signMessage': {
        version: '1.1.0',
        signMessage: (...inputs: Input[]) => many('solana:signMessage')(inputs),
      },
      'solana:signTransaction': {
        ...versioned,
        signTransaction: (...inputs: Input[]) => many('solana:signTransaction')(inputs),
      },
      'solana:signAndSendTransaction': {
        ...versioned,
        signAndSendTransaction: (...inputs: Input[]) =>
          many('solana:signAndSendTransaction')(inputs),
      },
      'solana:signIn': {
        version: '1.0.0',
        async signIn(...inputs: Record<string, unknown>[]) {
          const wanted = (inputs.length === 0 ? [{}] : inputs).map((input) => ({
            ...{ domain: host, ...input },
          }))
          return revive(await line.request('solana:signIn', wanted))
        },
      },
    },
  }
}

function readAccounts(said: unknown): readonly StandardAccount[] {
  // A wallet that answers nonsense hands it on, as a broken one would.
  if (!Array.isArray(said)) return said as readonly StandardAccount[]
  return said.map((one: unknown) => accountOf(String(Object(one).address)))
}

function accountOf(address: string): StandardAccount {
  return { address, publicKey: base58.decode(address), chains: CHAINS, features: FEATURES }
}

/** Bytes cross the line as base 64, accounts as their address. */
function flat({ account, ...rest }: Input): object {
  const plain = Object.entries(rest).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? toBase64(value) : value,
  ])
  return { address: account?.address, ...Object.fromEntries(plain) }
}

const BYTES = ['signedMessage', 'signature', 'signedTransaction']

function revive(answers: unknown): unknown {
  if (!Array.isArray(answers)) return answers
  return answers.map((answer: unknown) => {
    const entries = Object.entries(Object(answer)).map(([name, value]) => {
      if (BYTES.includes(name)) return [name, fromBase64(String(value))]
      if (name === 'account') return [name, accountOf(String(Object(value).address))]
      return [name, value]
    })
    return Object.fromEntries(entries)
  })
}
