import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer/transaction.js'
import { readAddress } from '../address.ts'
import { transactionHash, writeTransaction } from '../transaction/write-transaction.ts'
import type { TestHost } from './a-host.ts'
import { ESPLORA } from './a-network.ts'

/** A transaction that pays, and its id. */
export interface Funding {
  readonly txid: string
  readonly hex: string
}

/** A transaction that pays these amounts to an address, in satoshis; the nth one of them. */
export function aFunding(address: string, amounts: readonly number[], nth = 1): Funding {
  const reading = readAddress(address)
  if (!reading.ok) throw new Error(`${address} is no address`)
  const { script } = reading.address
  const transaction = {
    version: 2,
    inputs: [
      {
        txid: new Uint8Array(32).fill(nth),
        index: 0,
        script: new Uint8Array(),
        sequence: 0xffff_ffff,
        witness: [],
      },
    ],
    outputs: amounts.map((amount) => ({ amount: BigInt(amount), script })),
    lockTime: 0,
  }
  const txid = hex.encode(transactionHash(transaction).slice().reverse())
  return { txid, hex: hex.encode(writeTransaction(transaction)) }
}

/** A coin in the list of an explorer. */
export interface ListedCoin {
  readonly txid: string
  readonly vout: number
  readonly value: number
  readonly status: unknown
}

/** The answers of an explorer. */
export interface ExplorerWords {
  /** Returns the coins that it lists for an address; the real coins by default. */
  list(address: string): readonly ListedCoin[]
  /** The transactions that it gives out by their ids. */
  readonly transactions: Map<string, string>
  /** Its fee rate. */
  rate: unknown
}

/** Teaches an explorer one coin of each amount, all of one transaction for each address. */
export function anExplorer(
  { http }: TestHost,
  coins: Readonly<Record<string, readonly number[]>>,
): ExplorerWords {
  const fundings = Object.entries(coins).map(([address, amounts], nth) => ({
    address,
    amounts,
    funding: aFunding(address, amounts, nth + 1),
  }))
  const words: ExplorerWords = {
    transactions: new Map(fundings.map(({ funding }) => [funding.txid, funding.hex])),
    rate: 2,
    list: (asked) =>
      fundings
        .filter(({ address }) => address === asked)
        .flatMap(({ amounts, funding: { txid } }) =>
          amounts.map((value, vout) => ({ txid, vout, value, status: { confirmed: true } })),
        ),
  }
  http.on('GET', `${ESPLORA}/fee-estimates`, () => ({ json: { '3': words.rate } }))
  http.on('GET', `${ESPLORA}/address/:address/utxo`, ({ params: { address = '' } }) => ({
    json: words.list(address),
  }))
  http.on('GET', `${ESPLORA}/tx/:txid/hex`, ({ params: { txid = '' } }) => {
    const body = words.transactions.get(txid)
    return body === undefined ? { body: 'Transaction not found', status: 404 } : { body }
  })
  http.on('POST', `${ESPLORA}/tx`, { body: '' })
  return words
}

/** Reads what a wallet is asked to sign. */
export function readPsbt(psbt: string | Uint8Array): Transaction {
  const bytes = typeof psbt === 'string' ? base64.decode(psbt) : psbt
  return Transaction.fromPSBT(bytes, { allowUnknownOutputs: true })
}
