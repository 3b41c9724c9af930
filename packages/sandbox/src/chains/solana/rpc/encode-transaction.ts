import { base58 } from '@scure/base'
import type { SolanaInstruction } from '../../../formats/solana-transaction.ts'
import type { LandedTransaction, TokenHolding } from '../history.ts'
import type { InnerStep } from '../machine.ts'
import { tokenAmount } from './encode-account.ts'
import { invalidParams, RpcError } from './rpc-error.ts'
import type { Config } from './rpc-method.ts'

/** A transaction of the history as JSON. Steps of programs are not taken apart any further. */
export function encodeTransaction(landed: LandedTransaction, config: Config): unknown {
  const { slot, blockTime, transaction } = landed
  const { version } = transaction
  const least = config['maxSupportedTransactionVersion']
  if (version === 0 && least === undefined)
    throw new RpcError(
      -32015,
      'Transaction version (0) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": 0',
    )
  const fields = { slot, blockTime, transaction: encodeBody(landed, config['encoding'] ?? 'json') }
  const versioned = least === undefined ? fields : { ...fields, version }
  return { ...versioned, meta: encodeMeta(landed) }
}

function encodeBody(landed: LandedTransaction, encoding: unknown): unknown {
  const { bytes } = landed
  switch (encoding) {
    case 'base64':
      return [Buffer.from(bytes).toString('base64'), 'base64']
    case 'base58':
      return [base58.encode(bytes), 'base58']
    case 'json':
      return json(landed, false)
    case 'jsonParsed':
      return json(landed, true)
    default:
      throw invalidParams(`Invalid params: unknown variant \`${String(encoding)}\`.`)
  }
}

function json({ transaction, addresses }: LandedTransaction, isParsed: boolean): object {
  const { signers, readonlyCounts, blockhash, instructions, lookups, version } = transaction
  const { own } = addresses
  const isWritable = (index: number) =>
    index < signers.length
      ? index < signers.length - readonlyCounts.signed
      : index < own.length - readonlyCounts.unsigned
  const parsedKeys = own.map((pubkey, index) => ({
    pubkey,
    signer: index < signers.length,
    writable: isWritable(index),
    source: 'transaction',
  }))
  const all = [...own, ...addresses.loadedWritable, ...addresses.loadedReadonly]
  return {
    signatures: transaction.signatures.map(base58.encode),
    message: {
      accountKeys: isParsed ? parsedKeys : own,
      header: {
        numRequiredSignatures: signers.length,
        numReadonlySignedAccounts: readonlyCounts.signed,
        numReadonlyUnsignedAccounts: readonlyCounts.unsigned,
      },
      recentBlockhash: base58.encode(blockhash),
      instructions: instructions.map((step) => (isParsed ? named(step, all) : counted(step))),
      ...(version === 0 ? { addressTableLookups: lookups.map(encodeLookup) } : {}),
    },
  }
}

function counted({ program, accounts, data }: SolanaInstruction): object {
  return { programIdIndex: program, accounts, data: base58.encode(data), stackHeight: null }
}

function named({ program, accounts, data }: SolanaInstruction, all: readonly string[]): object {
  return {
    programId: all[program],
    accounts: accounts.map((index) => all[index]),
    data: base58.encode(data),
    stackHeight: null,
  }
}

function encodeLookup({
  table,
  writable,
  readonly,
}: LandedTransaction['transaction']['lookups'][number]): object {
  return { accountKey: base58.encode(table), writableIndexes: writable, readonlyIndexes: readonly }
}

function encodeMeta({ result, feeLamports, before, after, addresses }: LandedTransaction): object {
  const { failure, logs, units, inner } = result
  return {
    err: failure?.err ?? null,
    status: failure ? { Err: failure.err } : { Ok: null },
    fee: Number(feeLamports),
    preBalances: before.lamports.map(Number),
    postBalances: after.lamports.map(Number),
    preTokenBalances: before.tokens.map(encodeHolding),
    postTokenBalances: after.tokens.map(encodeHolding),
    innerInstructions: inner.flatMap((steps, index) =>
      steps.length === 0 ? [] : [{ index, instructions: steps.map(encodeInner) }],
    ),
    logMessages: logs,
    loadedAddresses: {
      writable: addresses.loadedWritable,
      readonly: addresses.loadedReadonly,
    },
    computeUnitsConsumed: units,
    rewards: [],
  }
}

function encodeInner({ program, accounts, data, depth }: InnerStep): object {
  return { programIdIndex: program, accounts, data: base58.encode(data), stackHeight: depth }
}

function encodeHolding({ index, mint, owner, program, amount, decimals }: TokenHolding): object {
  return {
    accountIndex: index,
    mint,
    owner,
    programId: program,
    uiTokenAmount: tokenAmount(amount, decimals),
  }
}
