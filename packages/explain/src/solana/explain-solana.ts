import { createByteReader, readUtf8, toHex } from '../model/byte-reader.ts'
import type { Effect, EffectBody, UnknownReason } from '../model/effect.ts'
import type { ExplainContext, Explanation, WalletRequest } from '../model/explanation.ts'
import { readFields, readList } from '../model/read-json.ts'
import { unknownRequest, withWarnings } from '../model/warnings.ts'
import { feeOf, isBudget } from './compute-budget.ts'
import { explainKnown } from './known-program.ts'
import { readBase58, readEncoded } from './read-encoded.ts'
import {
  type Instruction,
  readMessage,
  readTransaction,
  type SolanaTransaction,
} from './read-transaction.ts'
import { SYSTEM_PROGRAM } from './system-program.ts'
import { TOKEN_PROGRAM } from './token-program.ts'

/** Source: solana.com/docs/core/programs, spl.solana.com. */
const PROGRAMS = new Map([
  ['11111111111111111111111111111111', SYSTEM_PROGRAM],
  ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', TOKEN_PROGRAM],
  ['TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb', TOKEN_PROGRAM],
])
const ASSOCIATED = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const MEMOS = [
  ...['MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo'],
]

/** Explains a request on a Solana network. Never throws: what is not understood is an effect of its own. */
export function explainSolana(request: WalletRequest, context: ExplainContext): Explanation {
  switch (request.method) {
    case 'solana_signTransaction':
    case 'solana_signAndSendTransaction':
      return explainAll(request, context, [readFields(request.params)?.get('transaction')])
    case 'solana_signAllTransactions':
      return explainAll(
        request,
        context,
        readList(readFields(request.params)?.get('transactions')) ?? [],
      )
    case 'solana_signMessage':
      return explainMessage(request, context)
    default:
      return unknownRequest(request, 'unknownMethod')
  }
}

function explainAll(
  request: WalletRequest,
  context: ExplainContext,
  values: readonly unknown[],
): Explanation {
  const tables = context.lookupTables ?? new Map()
  const transactions = values
    .map((value) => readEncoded(value, (bytes) => readTransaction(bytes, tables)))
    .filter((one) => one !== undefined)
  if (transactions.length === 0 || transactions.length < values.length) {
    return unknownRequest(request, 'malformed')
  }
  const effects = transactions.flatMap((transaction, index) => {
    const via: Effect['via'] =
      transactions.length > 1 ? [{ kind: 'batch', at: transaction.payer, index }] : []
    return effectsOf(transaction).map((effect) => ({ ...effect, via }))
  })
  const fees = transactions.map(feeOf)
  const fee = fees.reduce((sum, one) => sum + one, 0n)
  return withWarnings({ network: request.network, signs: 'transaction', effects, fee }, { context })
}

function effectsOf({ instructions }: SolanaTransaction): readonly EffectBody[] {
  return instructions.flatMap((instruction) =>
    isBudget(instruction) ? [] : explained(instruction),
  )
}

function explained(instruction: Instruction): readonly EffectBody[] {
  const { program, accounts, data } = instruction
  const memo = MEMOS.includes(program) ? readUtf8(data) : undefined
  if (memo !== undefined) return [{ kind: 'memo', text: memo }]
  if (program === ASSOCIATED) return associated(instruction)
  const known = PROGRAMS.get(program)
  const effects = known === undefined ? undefined : explainKnown(known, instruction)
  if (effects === 'notResolved') return [unknown(instruction, 'notResolved')]
  // An unknown type of a known program is as little known as the rest of the network.
  return effects ?? [unknown({ program, accounts, data }, 'unknownSelector')]
}

function unknown({ program, accounts, data }: Instruction, reason: UnknownReason): EffectBody {
  return { kind: 'unknownInstruction', program, accounts, data: toHex(data), reason }
}

/** An account for a token, if it is not there yet. Source: docs.rs/spl-associated-token-account-interface. */
function associated(instruction: Instruction): readonly EffectBody[] {
  const { accounts, data } = instruction
  const isKnown = data.length === 0 || (data.length === 1 && (data[0] ?? 2) < 2)
  if (!isKnown || accounts.length < 6) return [unknown(instruction, 'unknownSelector')]
  const [payer, account, owner, mint, system, tokens] = accounts.map(({ address }) => address)
  const isResolved = account !== undefined && owner !== undefined && mint !== undefined
  if (!isResolved || payer === undefined) return [unknown(instruction, 'notResolved')]
  // The program of the token is called: only those are known.
  const called = [system, tokens].map((address) => PROGRAMS.get(address ?? ''))
  if (called[0] !== SYSTEM_PROGRAM || called[1] !== TOKEN_PROGRAM) {
    return [unknown(instruction, 'unknownSelector')]
  }
  return [{ kind: 'tokenAccount', account, mint, owner, payer }]
}

function explainMessage(request: WalletRequest, context: ExplainContext): Explanation {
  const fields = readFields(request.params)
  const [message, account] = [fields?.get('message'), fields?.get('pubkey')]
  const bytes = message instanceof Uint8Array ? message : readBase58(message)
  if (bytes === undefined) return unknownRequest(request, 'malformed')
  // A transaction that looks like a text must not be signed as one.
  const isTransaction = readMessage(createByteReader(bytes), new Map()) !== undefined
  const text = isTransaction ? undefined : readUtf8(bytes)
  const effects: Effect[] = [{ kind: 'message', text, bytes: toHex(bytes), via: [] }]
  return withWarnings(
    { network: request.network, signs: 'message', effects },
    { context, account: typeof account === 'string' ? account : undefined },
  )
}
