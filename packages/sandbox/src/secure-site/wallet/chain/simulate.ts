import { type Address, type Client, decodeErrorResult, type Hex, isHex, parseAbi } from 'viem'
import { call } from 'viem/actions'
import { ACCOUNT_ABI, creationCode } from '../../../chains/evm/key-account/contract-account.ts'
import { ENTRY_POINT_ADDRESS } from '../../../chains/evm/smart-accounts.ts'
import { reasonOf } from './nodes.ts'

/** A call of a contract account to simulate. */
interface Trial {
  readonly owner: Address
  readonly account: Address
  readonly callData: Hex
  readonly isDeployed: boolean
}

/**
 * Tries out what an account is about to do, as EntryPoint would have it done. An account that is not
 * there yet is put there for the trial.
 *
 * @returns Why it would fail; undefined when it would not.
 */
export async function whyItWouldFail(
  client: Client,
  { owner, account, callData, isDeployed }: Trial,
): Promise<string | undefined> {
  const stateOverride = isDeployed
    ? []
    : [{ address: account, code: await codeAfterCreation(client, owner) }]
  try {
    await call(client, {
      account: ENTRY_POINT_ADDRESS,
      to: account,
      data: callData,
      stateOverride,
    })
    return undefined
  } catch (error) {
    return readRevert(revertDataOf(error)) ?? reasonOf(error)
  }
}

async function codeAfterCreation(client: Client, owner: Address): Promise<Hex> {
  // A call that creates is answered with the code that would be there.
  const { data = '0x' } = await call(client, { data: creationCode(owner) })
  return data
}

/** As when there are not enough coins for what is sent. */
const NO_REASON = 'the call fails, and nothing says why: is there enough to send?'

/** Decodes the reason that a contract gave. @returns undefined when it gave none. */
export function readRevert(data: Hex | undefined): string | undefined {
  if (data === undefined || data === '0x') return undefined
  try {
    const { errorName, args } = decodeErrorResult({ abi: REVERTS, data })
    // The account puts the reason of the call that failed inside its own.
    if (errorName === 'CallFailed') return readRevert(args[1]) ?? NO_REASON
    return errorName === 'Error' ? args[0] : `${errorName}(${args.join(', ')})`
  } catch {
    // An error that only its contract knows.
    return `error ${data.slice(0, 10)}`
  }
}

const REVERTS = [
  ...ACCOUNT_ABI,
  ...parseAbi([
    'error Error(string reason)',
    'error Panic(uint256 code)',
    'error FailedOp(uint256 opIndex, string reason)',
    'error FailedOpWithRevert(uint256 opIndex, string reason, bytes inner)',
    'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
    'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  ]),
]

/** The bytes that came back with a refusal, wherever the library put them. */
export function revertDataOf(error: unknown): Hex | undefined {
  for (let at: unknown = error, depth = 0; at && depth < 10; at = Object(at).cause, depth += 1) {
    const data: unknown = Object(at).data
    if (isHex(data)) return data
    if (isHex(Object(data).data)) return Object(data).data
  }
  return undefined
}
