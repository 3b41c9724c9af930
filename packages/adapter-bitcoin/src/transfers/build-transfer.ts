import { type AccountFacts, LatchkeyError } from '@latchkey/core/contract'
import { hex } from '@scure/base'
import type { Transaction } from '@scure/btc-signer/transaction.js'
import { selectUTXO } from '@scure/btc-signer/utxo.js'
import type { BitcoinAddress } from '../address.ts'
import { doubleSha256, hash160, sameBytes } from '../bytes/hashes.ts'
import type { Coin } from '../esplora/read-coins.ts'
import type { ChainKind } from '../network-names.ts'
import { dustLimit } from './dust.ts'
import type { Transfer } from './read-transfer.ts'

/** Input of a transfer. */
export interface TransferParts extends Pick<Transfer, 'from' | 'to' | 'amount'> {
  readonly coins: readonly Coin[]
  /** Satoshis for a byte. */
  readonly feeRate: bigint
  /** Facts that the wallet gave about the sending account. */
  readonly facts: AccountFacts | undefined
}

/** An unsigned transfer. */
export interface BuiltTransfer {
  readonly psbt: Uint8Array
  /** Its id, where signatures do not change it: in SegWit without a nested script. */
  readonly id: string | undefined
  /** The coins that it spends, in the order of the inputs. */
  readonly spent: readonly Coin[]
  /** Satoshis. */
  readonly fee: bigint
  /** The largest fee with the same coins: then nothing of them comes back. */
  readonly largestFee: bigint
}

/**
 * Refuses an account whose coins may carry inscriptions, which only the wallet knows: taproot
 * accounts that are not for payments.
 *
 * @throws LatchkeyError `wallet.unsupported-method`.
 */
export function requireSpendable({ type }: BitcoinAddress, facts: AccountFacts | undefined): void {
  const isForPayments = type === 'p2tr' ? facts?.type === 'payment' : facts?.type !== 'ordinal'
  if (!isForPayments) throw new LatchkeyError('wallet.unsupported-method', {})
}

/** Most inscriptions are on coins of at most this amount, in satoshis. */
const MOST_BESIDE_INSCRIPTION = 10_000n

/**
 * Chooses coins and builds a transaction; the change goes back to the sender. The transaction can
 * be replaced by one with a higher fee. Source: BIP-125, BIP-174.
 *
 * @throws LatchkeyError `transfer.short` when the balance is too small for amount and fee,
 * `wallet.unsupported-method` for an account that is not for payments, or without its public key,
 * `transfer.would-fail` when no transaction can be built.
 */
export function buildTransfer(parts: TransferParts): BuiltTransfer {
  const { from, coins, amount, facts } = parts
  requireSpendable(from, facts)
  const spending = spendingOf(from, facts)
  const inputs = spendableCoins(from, coins).map((coin) => ({
    txid: coin.txid,
    index: coin.index,
    sequence: REPLACEABLE,
    witnessUtxo: { script: from.script, amount: coin.amount },
    ...spending,
  }))
  const tx = select(parts, inputs)
  if (tx === undefined) throw new LatchkeyError('transfer.short', {})
  const change = Array.from(
    { length: tx.outputsLength },
    (_, nth) => tx.getOutput(nth).amount ?? 0n,
  )
  const left = change.reduce((total, each) => total + each, -amount)
  return {
    psbt: tx.toPSBT(),
    id: from.type === 'p2sh' ? undefined : idOf(tx),
    spent: spentBy(tx, coins),
    fee: tx.fee,
    largestFee: tx.fee + left,
  }
}

/** Ids are displayed in the reverse byte order. */
function idOf({ unsignedTx }: Transaction): string {
  return hex.encode(doubleSha256(unsignedTx).slice().reverse())
}

function spentBy(tx: Transaction, coins: readonly Coin[]): readonly Coin[] {
  return Array.from({ length: tx.inputsLength }, (_, nth) => tx.getInput(nth)).flatMap(
    ({ txid = new Uint8Array(), index }) =>
      coins.filter((coin) => coin.index === index && coin.txid === hex.encode(txid)),
  )
}

/** The coins that are not likely to carry an inscription. */
export function spendableCoins(from: BitcoinAddress, coins: readonly Coin[]): readonly Coin[] {
  return coins.filter(({ amount }) => from.type !== 'p2tr' || amount > MOST_BESIDE_INSCRIPTION)
}

function select(
  { from, to, amount, feeRate }: TransferParts,
  inputs: Parameters<typeof selectUTXO>[0],
): Transaction | undefined {
  const [kind = 'main'] = from.kinds
  try {
    return selectUTXO(inputs, [{ script: to.script, amount }], 'default', {
      feePerByte: feeRate,
      changeAddress: from.text,
      network: NETWORKS[kind],
      // The library multiplies the dust size by three satoshis.
      dust: dustLimit(from.script) / 3n,
      allowUnknownOutputs: true,
    })?.tx
  } catch (cause) {
    throw new LatchkeyError('transfer.would-fail', {}, { cause })
  }
}

/** Address parameters of each kind of network. Source: chain parameters of Bitcoin Core. */
const NETWORKS: Readonly<Record<ChainKind, Parameters<typeof selectUTXO>[3]['network'] & object>> =
  {
    main: { bech32: 'bc', pubKeyHash: 0x00, scriptHash: 0x05, wif: 0x80 },
    test: { bech32: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
    regtest: { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
  }

/** Source: BIP-125. */
const REPLACEABLE = 0xffff_fffd

/** Additional data that a signer needs for the coins of an address. */
function spendingOf(from: BitcoinAddress, facts: AccountFacts | undefined): Spending {
  const key = facts?.publicKey === undefined ? undefined : hex.decode(facts.publicKey)
  switch (from.type) {
    case 'p2wpkh':
      return {}
    case 'p2tr':
      // Taproot uses the key without its first byte.
      if (key?.length === 32 || key?.length === 33) return { tapInternalKey: key.slice(-32) }
      break
    case 'p2sh': {
      const redeemScript = key && Uint8Array.of(0x00, 0x14, ...hash160(key))
      if (redeemScript && sameBytes(hash160(redeemScript), from.program)) return { redeemScript }
      break
    }
    case 'p2pkh':
    case 'p2wsh':
    case 'other':
      break
  }
  throw new LatchkeyError('wallet.unsupported-method', {})
}

interface Spending {
  readonly tapInternalKey?: Uint8Array
  readonly redeemScript?: Uint8Array
}
