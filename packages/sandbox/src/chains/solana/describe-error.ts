import type {
  FailedTransactionMetadata,
  InstructionErrorBorshIo,
  InstructionErrorCustom,
} from 'litesvm/dist/internal'
import { INSTRUCTION_ERRORS, TRANSACTION_ERRORS } from './error-names.ts'

/** Why a transaction failed, as nodes say it. */
export interface DescribedError {
  /** As in JSON-RPC answers. */
  readonly err: string | Readonly<Record<string, unknown>>
  /** As a sentence. */
  readonly text: string
}

/** Sentences of failures that visitors really meet. Source: Solana's SDK, TransactionError. */
const SENTENCES: Readonly<Record<string, string>> = {
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  InvalidAccountForFee: 'This account may not be used to pay transaction fees',
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  SignatureFailure: 'Transaction did not pass signature verification',
  ProgramAccountNotFound: 'Attempt to load a program that does not exist',
  SanitizeFailure: 'Transaction failed to sanitize accounts offsets correctly',
  AddressLookupTableNotFound: "Transaction loads an address table account that doesn't exist",
}

/** The failure of a name, without more to it. */
export function namedError(name: string): DescribedError {
  return { err: name, text: SENTENCES[name] ?? name }
}

/** Converts an error of the machine into the form that nodes report. */
export function describeError(failed: FailedTransactionMetadata): DescribedError {
  const error = failed.err()
  if (typeof error === 'number') return namedError(TRANSACTION_ERRORS[error] ?? 'SanitizeFailure')
  if ('err' in error) return instructionError(error.index, error.err())
  if ('accountIndex' in error) return withAccount(error.constructor.name, error.accountIndex)
  return { err: { DuplicateInstruction: error.index }, text: 'A duplicate instruction' }
}

function instructionError(
  index: number,
  error: number | InstructionErrorCustom | InstructionErrorBorshIo,
): DescribedError {
  const at = `Error processing Instruction ${index}: `
  if (typeof error === 'number') {
    const name = INSTRUCTION_ERRORS[error] ?? 'GenericError'
    return { err: { InstructionError: [index, name] }, text: at + sentence(name) }
  }
  if ('code' in error) {
    const text = `${at}custom program error: 0x${error.code.toString(16)}`
    return { err: { InstructionError: [index, { Custom: error.code }] }, text }
  }
  return { err: { InstructionError: [index, { BorshIoError: error.msg }] }, text: at + error.msg }
}

/** The machine names its classes after the failures. */
function withAccount(className: string, index: number): DescribedError {
  const name = className.replace('TransactionError', '')
  const text =
    name === 'InsufficientFundsForRent'
      ? `Transaction results in an account (${index}) with insufficient funds for rent`
      : sentence(name)
  return { err: { [name]: { account_index: index } }, text }
}

/** `InvalidAccountData` → `invalid account data`. */
function sentence(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, ' $&').toLowerCase()
}
