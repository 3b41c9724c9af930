import { LatchkeyError } from '@latchkey/core/contract'

/** The first number that programs have for an error of their own: not enough coins or tokens. */
const NOT_ENOUGH = 1

/** A transfer's amount, and the place of its own instruction in the transaction. */
interface Moved {
  readonly isToken: boolean
  /** The place of the last instruction, which moves the amount. */
  readonly last: number
}

/**
 * Reads why the network refuses a transfer. Source: Solana, `TransactionError`.
 *
 * @param failure - As nodes write it: a name, or an object with a name.
 */
export function refusedBy(failure: unknown, moved: Moved): LatchkeyError {
  return new LatchkeyError(codeOf(failure, moved), {}, { cause: failure })
}

/**
 * Reads why a node did not take a transaction, if it says so in the error that it gave, or that a wallet passed on.
 *
 * @returns undefined where it does not.
 */
export function refusedInside(thrown: unknown, moved: Moved): LatchkeyError | undefined {
  try {
    const { data } = Object(Object(thrown).cause)
    const { err } = Object(data)
    return err === undefined || err === null ? undefined : refusedBy(err, moved)
  } catch {
    // An error of a wallet may throw when it is read.
    return undefined
  }
}

type Code =
  | 'send.no-fee'
  | 'transfer.short'
  | 'transfer.dust'
  | 'transfer.leftover'
  | 'transfer.would-fail'

function codeOf(failure: unknown, { isToken, last }: Moved): Code {
  const { InsufficientFundsForRent: rent, InstructionError: step } = Object(failure)
  const short = isToken ? 'send.no-fee' : 'transfer.short'
  if (failure === 'AccountNotFound' || failure === 'InsufficientFundsForFee') return short
  // The first account pays. Every other one that gets too little is new.
  if (rent !== undefined && Object(rent).account_index !== 0) return 'transfer.dust'
  if (rent !== undefined) return isToken ? short : 'transfer.leftover'
  const [place, reason]: readonly unknown[] = Array.isArray(step) ? step : []
  if (Object(reason).Custom !== NOT_ENOUGH) return 'transfer.would-fail'
  // Before a token moves, the deposit of its new account is paid.
  return place === last ? 'transfer.short' : short
}
