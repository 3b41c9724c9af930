import { type AccountFacts, adapterError } from '@latchkey/core/contract'
import { hex } from '@scure/base'
import { selectUTXO } from '@scure/btc-signer/utxo.js'
import type { BitcoinAddress } from '../address/read-address.ts'
import { hash160 } from '../bytes/hashes.ts'
import { sameBytes } from '../bytes/same-bytes.ts'
import type { ChainKind } from '../chain-kind.ts'
import type { Coin } from '../esplora/read-coins.ts'
import { dustLimit } from './dust.ts'
import type { Transfer } from './read-transfer.ts'

/** What a transfer is made from. */
export interface TransferParts extends Pick<Transfer, 'from' | 'to' | 'amount'> {
  readonly coins: readonly Coin[]
  /** Satoshis for a byte. */
  readonly feeRate: bigint
  /** What the wallet said of the account that sends. */
  readonly facts: AccountFacts | undefined
}

/** A transfer that only lacks signatures. */
export interface BuiltTransfer {
  readonly psbt: Uint8Array
  readonly inputCount: number
  /** Satoshis. */
  readonly fee: bigint
}

/**
 * Chooses coins and writes a transaction; what is left goes back to the sender. It can be replaced by
 * one that pays more. Source: BIP-125, BIP-174.
 *
 * @throws LatchkeyError `transfer.short` when the account does not hold enough, the fee included,
 * `wallet.unsupported-method` for an account whose coins can't be written down without its key.
 */
export function buildTransfer(parts: TransferParts): BuiltTransfer {
  const { from, to, amount, coins, feeRate, facts } = parts
  const spending = spendingOf(from, facts)
  const inputs = coins.map(({ txid, index, amount: held }) => ({
    txid,
    index,
    sequence: REPLACEABLE,
    witnessUtxo: { script: from.script, amount: held },
    ...spending,
  }))
  const [kind = 'main'] = from.kinds
  const selected = selectUTXO(inputs, [{ script: to.script, amount }], 'default', {
    feePerByte: feeRate,
    changeAddress: from.text,
    network: NETWORKS[kind],
    // The library counts in bytes that cost three satoshis each.
    dust: dustLimit(from.script) / 3n,
    allowUnknownOutputs: true,
  })
  if (selected?.tx === undefined) throw adapterError('transfer.short')
  const { tx } = selected
  return { psbt: tx.toPSBT(), inputCount: tx.inputsLength, fee: tx.fee }
}

/** How addresses of each kind of network are written. Source: chain parameters of Bitcoin Core. */
const NETWORKS: Readonly<Record<ChainKind, Parameters<typeof selectUTXO>[3]['network'] & object>> =
  {
    main: { bech32: 'bc', pubKeyHash: 0x00, scriptHash: 0x05, wif: 0x80 },
    test: { bech32: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
    regtest: { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
  }

/** Source: BIP-125. */
const REPLACEABLE = 0xffff_fffd

/** What whoever signs has to know of the coins of an address beyond their script. */
function spendingOf(from: BitcoinAddress, facts: AccountFacts | undefined): Spending {
  const key = facts?.publicKey === undefined ? undefined : hex.decode(facts.publicKey)
  switch (from.type) {
    case 'p2wpkh':
      return {}
    case 'p2tr':
      // The half of a key that taproot leaves out stands before it.
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
  throw adapterError('wallet.unsupported-method')
}

interface Spending {
  readonly tapInternalKey?: Uint8Array
  readonly redeemScript?: Uint8Array
}
