import { hexToBytes } from 'viem/utils'
import { fromBase64, toBase64 } from '../../formats/base64.ts'
import type { HasHabit } from '../namespace/habits.ts'
import type { WalletLine } from '../namespace/namespace-wallet.ts'
import { rudeLine } from '../namespace/rude-line.ts'
import { createBoard } from '../standard/standard-events.ts'
import type { StandardAccount, StandardWallet, WalletProfile } from '../standard/wallet-standard.ts'
import { rudeAccounts } from './rude-accounts.ts'

const FEATURES = [
  'bitcoin:signMessage',
  'bitcoin:signTransaction',
  'bitcoin:signAndSendTransaction',
] as const

/** Dependencies of a page's end of the line. */
interface BitcoinEnd {
  readonly network?: string | undefined
  readonly has: HasHabit
}

interface MessageInput {
  readonly account: StandardAccount
  readonly message: Uint8Array
}

interface PsbtInput {
  readonly psbt: Uint8Array
  readonly inputsToSign: readonly {
    readonly account: StandardAccount
    readonly signingIndexes: readonly number[]
    readonly sigHash?: string | undefined
  }[]
}

/** A Bitcoin wallet as the Wallet Standard has it, at this end of its line. */
export function bitcoinStandardWallet(
  wire: WalletLine,
  face: WalletProfile,
  { network = 'regtest', has }: BitcoinEnd,
): StandardWallet {
  const line = rudeLine(wire, has)
  const chains = [`bitcoin:${network}`]
  const readAccounts = (said: unknown) => accountsFrom(rudeAccounts(said, has), chains)
  const board = createBoard(line, { read: readAccounts, has })
  const signPsbt = (input: PsbtInput, more: object) =>
    line.request('bitcoin:signPsbt', { ...flat(input), ...more })
  const connect = async ({ purposes, silent = false }: ConnectInput = {}) => {
    const said = await line.request('bitcoin:connect', { purposes, silent })
    const accounts = readAccounts(Object(said).accounts)
    board.set(accounts)
    return { accounts }
  }
  return {
    version: '1.0.0',
    name: face.name,
    icon: face.icon,
    chains,
    get accounts() {
      return board.list()
    },
    features: {
      'standard:connect': { version: '1.0.0', connect },
      'bitcoin:connect': { version: '1.0.0', connect },
      'bitcoin:disconnect': {
        version: '1.0.0',
        disconnect: () => line.request('bitcoin:disconnect').then(() => undefined),
      },
      'bitcoin:events': board.feature,
      'standard:events': board.feature,
      'bitcoin:signMessage': {
        version: '1.0.0',
        signMessage: (...inputs: MessageInput[]) =>
          eachOf(inputs, has, async ({ account, message }) => {
            const wanted = { address: account.address, message: toBase64(message) }
            const { signature } = Object(await line.request('bitcoin:signMessage', wanted))
            const answered = has('answers-text') ? signature : fromBase64(signature)
            return { signedMessage: message, signature: answered }
          }),
      },
      'bitcoin:signTransaction': {
        version: '1.0.0',
        signTransaction: (...inputs: PsbtInput[]) =>
          eachOf(inputs, has, async (input) => {
            const bytes = fromBase64(Object(await signPsbt(input, {})).psbt)
            return { signedPsbt: has('answers-arrays') ? [...bytes] : bytes }
          }),
      },
      'bitcoin:signAndSendTransaction': {
        version: '1.0.0',
        signAndSendTransaction: (...inputs: PsbtInput[]) =>
          eachOf(inputs, has, async (input) => {
            const { txid } = Object(await signPsbt(input, { broadcast: true }))
            return has('answers-text') ? txid : { txId: txid }
          }),
      },
    },
  }
}

interface ConnectInput {
  readonly purposes?: readonly string[] | undefined
  readonly silent?: boolean | undefined
}

async function eachOf<T>(
  inputs: readonly T[],
  has: HasHabit,
  run: (input: T) => Promise<unknown>,
): Promise<unknown> {
  const answers: unknown[] = []
  for (const input of inputs) answers.push(await run(input))
  return has('answers-alone') && answers.length === 1 ? answers[0] : answers
}

/** Names of the standard. Source: BIP-174's sighash types. */
const SIGHASHES: Readonly<Record<string, number>> = {
  ALL: 1,
  NONE: 2,
  SINGLE: 3,
  'ALL|ANYONECANPAY': 0x81,
  'NONE|ANYONECANPAY': 0x82,
  'SINGLE|ANYONECANPAY': 0x83,
}

function flat({ psbt, inputsToSign }: PsbtInput): object {
  return {
    psbt: toBase64(psbt),
    inputs: inputsToSign.map(({ account, signingIndexes, sigHash }) => ({
      address: account.address,
      indexes: [...signingIndexes],
      sighash: SIGHASHES[sigHash ?? ''],
    })),
  }
}

function accountsFrom(said: unknown, chains: readonly string[]): readonly StandardAccount[] {
  // A wallet that answers nonsense hands it on, as a broken one would.
  if (!Array.isArray(said)) return said as readonly StandardAccount[]
  return said.map((one: unknown) => {
    const { address, publicKey, purpose } = Object(one)
    return {
      address,
      purpose,
      chains,
      features: FEATURES,
      publicKey: publicKey === undefined ? new Uint8Array() : hexToBytes(`0x${publicKey}`),
    }
  })
}
