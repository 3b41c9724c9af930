import { RawTx, Script } from '@scure/btc-signer'
import { bytesToHex, hexToBytes } from 'viem'
import type { NodeBlock, NodeTransaction } from './in-worker/regtest-node.ts'
import { describeScript } from './script-address.ts'

/** An output as Esplora has it. */
export interface EsploraOutput {
  readonly scriptpubkey: string
  readonly scriptpubkey_asm: string
  readonly scriptpubkey_type: string
  readonly scriptpubkey_address?: string
  /** Satoshis. */
  readonly value: number
}

/** An input as Esplora has it. */
export interface EsploraInput {
  readonly txid: string
  readonly vout: number
  readonly prevout: EsploraOutput | null
  readonly is_coinbase: boolean
  readonly [detail: string]: unknown
}

/** The block that contains a transaction, if any. */
export type EsploraStatus =
  | { readonly confirmed: false }
  | {
      readonly confirmed: true
      readonly block_height: number
      readonly block_hash: string
      readonly block_time: number
    }

/** A transaction as Esplora has it. */
export interface EsploraTransaction {
  readonly txid: string
  readonly vin: readonly EsploraInput[]
  readonly vout: readonly EsploraOutput[]
  readonly fee: number
  readonly status: EsploraStatus
  readonly [detail: string]: unknown
}

/** Encodes the block that contains a transaction; null if it is unconfirmed. */
export function encodeStatus(block: NodeBlock | null): EsploraStatus {
  if (!block) return { confirmed: false }
  const { height, hash, time } = block
  return { confirmed: true, block_height: height, block_hash: hash, block_time: time }
}

/** A transaction as JSON. Source: Esplora's REST. */
export function encodeTransaction({
  txid,
  hex,
  spent,
  block,
}: NodeTransaction): EsploraTransaction {
  const bytes = hexToBytes(`0x${hex}`)
  const raw = RawTx.decode(bytes)
  const bare = RawTx.encode({ ...raw, segwitFlag: false, witnesses: undefined })
  const vout = raw.outputs.map(({ amount, script }) => encodeOutput(Number(amount), hexOf(script)))
  const vin = raw.inputs.map((input, index) => {
    const prevout = spent[index]
    return {
      txid: hexOf(input.txid),
      vout: input.index,
      sequence: input.sequence,
      prevout: prevout ? encodeOutput(prevout.value, prevout.script) : null,
      scriptsig: hexOf(input.finalScriptSig),
      scriptsig_asm: assembler(input.finalScriptSig),
      witness: (raw.witnesses?.[index] ?? []).map(hexOf),
      is_coinbase: prevout === null,
    }
  })
  const paid = spent.reduce((sum, output) => sum + (output?.value ?? 0), 0)
  const given = vout.reduce((sum, { value }) => sum + value, 0)
  return {
    txid,
    version: raw.version,
    locktime: raw.lockTime,
    vin,
    vout,
    size: bytes.length,
    weight: bare.length * 3 + bytes.length,
    fee: spent.includes(null) ? 0 : paid - given,
    status: encodeStatus(block),
  }
}

function encodeOutput(value: number, script: string): EsploraOutput {
  const { type, address } = describeScript(script)
  const named = address === undefined ? {} : { scriptpubkey_address: address }
  return {
    scriptpubkey: script,
    scriptpubkey_asm: assembler(hexToBytes(`0x${script}`)),
    scriptpubkey_type: type,
    ...named,
    value,
  }
}

function assembler(script: Uint8Array): string {
  try {
    return Script.decode(script)
      .map((part) =>
        part instanceof Uint8Array ? `OP_PUSHBYTES_${part.length} ${hexOf(part)}` : named(part),
      )
      .join(' ')
  } catch {
    // A block's own transaction carries whatever its miner likes.
    return ''
  }
}

function named(part: string | number): string {
  return typeof part === 'number' ? `OP_PUSHNUM_${part}` : `OP_${part.replace('OP_', '')}`
}

function hexOf(bytes: Uint8Array): string {
  return bytesToHex(bytes).slice(2)
}
