import { base64 } from '@scure/base'
import { sameBytes } from '../bytes/same-bytes.ts'
import { isRightfulSpend } from '../script/verify-input.ts'
import { isSameOutput, readSignedPsbt, type SignedPsbt } from '../transaction/read-signed-psbt.ts'
import { readTransaction, readWitness } from '../transaction/read-transaction.ts'
import type { BitcoinTransaction, TxOutput } from '../transaction/transaction.ts'
import { transactionHash } from '../transaction/write-transaction.ts'
import { NOWHERE, toSign, toSpend } from './to-spend.ts'

/** A text and what is said to be its signature. */
export interface SignedText {
  readonly text: string
  readonly signature: string
  /** The script of the address. */
  readonly script: Uint8Array
}

type Form = (bytes: Uint8Array, txid: Uint8Array) => SignedPsbt

/** What the first letters say of the form; a signature without them is of the short form. */
const FORMS: ReadonlyMap<string, Form> = new Map<string, Form>([
  ['smp', (bytes, txid) => alone(toSign(txid, readWitness(bytes)))],
  ['ful', (bytes) => alone(readTransaction(bytes))],
  ['pof', (bytes) => readSignedPsbt(bytes)],
])

/**
 * Whether a text is signed by whoever can spend what is at an address. Source: BIP-322, version 2.
 * What a proof of funds names beside is checked as far as it can be without asking anybody: that it
 * may be spent, not that it is there.
 *
 * @throws LatchkeyError `wallet.malformed` and whatever decoding throws, for what is no signature.
 */
export function isBip322Signature({ text, signature, script }: SignedText): boolean {
  const before = toSpend(text, script)
  const txid = transactionHash(before)
  const { form, body } = formOf(signature)
  const { transaction, spent } = form(base64.decode(body), txid)
  if (!isToSign(transaction, txid)) return false
  const [first, ...others] = spent
  const all = [...before.outputs, ...others].filter((output) => output !== undefined)
  if (first !== undefined && !all.slice(0, 1).every((own) => isSameOutput(own, first))) return false
  return all.length === transaction.inputs.length && isSpentRightfully(transaction, all)
}

function formOf(signature: string): { readonly form: Form; readonly body: string } {
  const short = FORMS.get('smp') ?? ((bytes: Uint8Array) => alone(readTransaction(bytes)))
  const form = FORMS.get(signature.slice(0, 3))
  return form === undefined ? { form: short, body: signature } : { form, body: signature.slice(3) }
}

function alone(transaction: BitcoinTransaction): SignedPsbt {
  return { transaction, spent: [undefined] }
}

/** Source: BIP-322, "full". */
function isToSign({ version, inputs, outputs }: BitcoinTransaction, txid: Uint8Array): boolean {
  const [input] = inputs
  const [output] = outputs
  const isFirst = input !== undefined && input.index === 0 && sameBytes(input.txid, txid)
  const isNothing = output?.amount === 0n && sameBytes(output.script, NOWHERE)
  return isFirst && isNothing && outputs.length === 1 && (version === 0 || version === 2)
}

function isSpentRightfully(transaction: BitcoinTransaction, spent: readonly TxOutput[]): boolean {
  const ids = transaction.inputs.map(({ txid, index }) => `${txid.join()}:${index}`)
  const isEachOnce = new Set(ids).size === ids.length
  return isEachOnce && ids.every((_, index) => isRightfulSpend({ transaction, index, spent }))
}
