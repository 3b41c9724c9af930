import { base58 } from '@scure/base'
import { fromBase64, toBase64 } from '../../formats/base64.ts'
import type { HasHabit, SolanaHabit } from '../namespace/habits.ts'
import type { WalletLine } from '../namespace/namespace-wallet.ts'
import { followHabits, rudeLine } from '../namespace/rude-line.ts'
import { createBoard } from '../standard/standard-events.ts'
import type { StandardAccount, StandardWallet, WalletProfile } from '../standard/wallet-standard.ts'

const CHAINS = ['solana:mainnet', 'solana:devnet', 'solana:testnet'] as const

const FEATURES = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
  'solana:signIn',
] as const

/** Dependencies of a page's end of the line. */
interface SolanaEnd {
  readonly host?: string | undefined
  readonly habits?: readonly SolanaHabit[] | undefined
}

interface Input {
  readonly account: StandardAccount
  readonly [detail: string]: unknown
}

/** A Solana wallet as the Wallet Standard has it, at this end of its line. */
export function solanaStandardWallet(
  wire: WalletLine,
  face: WalletProfile,
  { host = '', habits }: SolanaEnd = {},
): StandardWallet {
  const has = followHabits(wire, habits)
  const line = rudeLine(wire, has)
  const readAccounts = (said: unknown) => accountsFrom(said, has('lists-per-network'))
  const board = createBoard(line, { read: readAccounts, has })
  const many = (method: string) => async (inputs: readonly Input[]) =>
    inForm(revive(await line.request(method, inputs.map(flat))), has)
  const versioned = { version: '1.0.0', supportedTransactionVersions: ['legacy', 0] }
  return {
    version: '1.0.0',
    name: face.name,
    icon: face.icon,
    chains: CHAINS,
    get accounts() {
      return board.list()
    },
    features: {
      'standard:connect': {
        version: '1.0.0',
        async connect({ silent = false }: { readonly silent?: boolean } = {}) {
          const said = await line.request('standard:connect', { silent })
          const accounts = readAccounts(Object(said).accounts)
          board.set(accounts)
          return { accounts }
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
            domain: host,
            ...input,
          }))
          return inForm(revive(await line.request('solana:signIn', wanted)), has)
        },
      },
    },
  }
}

function accountsFrom(said: unknown, isPerNetwork: boolean): readonly StandardAccount[] {
  // A wallet that answers nonsense hands it on, as a broken one would.
  if (!Array.isArray(said)) return said as readonly StandardAccount[]
  const all = said.map((one: unknown) => accountOf(String(Object(one).address)))
  if (!isPerNetwork) return all
  return all.flatMap((one) => CHAINS.map((chain) => ({ ...one, chains: [chain] })))
}

function accountOf(address: string): StandardAccount {
  return { address, publicKey: base58.decode(address), chains: CHAINS, features: FEATURES }
}

/** Answers in the form that the wallet's habits give them. */
function inForm(answers: unknown, has: HasHabit): unknown {
  if (!Array.isArray(answers)) return answers
  const forms = answers.map((answer: unknown) => {
    const own = Object(answer)
    const { signature, signedTransaction } = own
    return {
      ...own,
      ...(signature && has('answers-text') && { signature: base58.encode(signature) }),
      ...(signedTransaction &&
        has('answers-arrays') && { signedTransaction: [...signedTransaction] }),
    }
  })
  return has('answers-alone') && forms.length === 1 ? forms[0] : forms
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
