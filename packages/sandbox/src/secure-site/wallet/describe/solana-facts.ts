import { base58 } from '@scure/base'
import type { SolanaInstruction, SolanaTransaction } from '../../../formats/solana-transaction.ts'
import type { Fact } from '../../approval/approval-request.ts'
import { readSolanaTransaction } from '../accounts/solana-transaction.ts'
import { amountText } from './amount.ts'

const SYSTEM_PROGRAM = '11111111111111111111111111111111'
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'

/** Which instruction of the system program moves coins. Source: Solana's system program. */
const TRANSFER = 2
const SOL_DECIMALS = 9

/** Describes a Solana transaction; says so where an instruction can't be decoded. */
export function solanaFacts(bytes: Uint8Array): Fact[] {
  const transaction = readSolanaTransaction(bytes)
  const parts = transaction.instructions.map((instruction) =>
    readInstruction(transaction, instruction),
  )
  const payer: Fact = {
    ...{ kind: 'address', label: 'Who pays the network fee' },
    address: base58.encode(transaction.signers[0] ?? new Uint8Array()),
  }
  const isRead = parts.every((facts) => facts !== undefined)
  const data: Fact = { kind: 'data', label: 'Data', data: base58.encode(bytes), isOpen: !isRead }
  return [...(isRead ? [] : [UNREAD]), ...parts.flatMap((facts) => facts ?? []), payer, data]
}

const UNREAD: Fact = {
  ...{ kind: 'note', tone: 'warn' },
  text: 'Part of this transaction can’t be read. Approve it only if you trust the site.',
}

/** @returns undefined for an instruction that is not known here. */
function readInstruction(
  transaction: SolanaTransaction,
  instruction: SolanaInstruction,
): Fact[] | undefined {
  const keyAt = (index: number | undefined) => {
    const key = index === undefined ? undefined : transaction.keys[index]
    return key && base58.encode(key)
  }
  const program = keyAt(instruction.program)
  // It sets how much may be computed, and pays for being quick; it moves nothing.
  if (program === COMPUTE_BUDGET) return []
  const { data, accounts } = instruction
  if (program !== SYSTEM_PROGRAM || data.length !== 12) return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  const [from, to] = [keyAt(accounts[0]), keyAt(accounts[1])]
  if (view.getUint32(0, true) !== TRANSFER || from === undefined || to === undefined)
    return undefined
  const amount = amountText(view.getBigUint64(4, true), SOL_DECIMALS)
  return [
    { kind: 'amount', label: 'Send', amount, symbol: 'SOL' },
    { kind: 'address', label: 'From', address: from },
    { kind: 'address', label: 'Recipient', address: to },
  ]
}
