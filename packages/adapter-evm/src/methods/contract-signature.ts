import { type AccountId, addressOf, type NodeReader, networkOf } from '@latchkey/core/contract'
import { erc6492SignatureValidatorByteCode } from 'viem'
import { dynamicBytes, word } from './abi-words.ts'
import { isReverted } from './is-reverted.ts'

/** The question to a contract. */
export interface ContractQuestion {
  readonly account: AccountId<'eip155'>
  readonly hash: `0x${string}`
  readonly signature: `0x${string}`
}

/**
 * Selector of `isValidSignature(bytes32,bytes)`, which is the answer for a valid signature, too.
 * Source: EIP-1271.
 */
const MAGIC = '0x1626ba7e'

/**
 * The first word of the answer for a valid signature. A precompile that repeats its input begins
 * with the selector, too, but the hash follows.
 */
const VALID = /^0x1626ba7e0*$/
/** Characters of `0x` and one word of the ABI. */
const WORD_LENGTH = 66

/**
 * Asks the account's contract whether a signature is valid. Source: EIP-1271, docs/security.md,
 * S19.
 *
 * @returns false if there is no contract, or if it refuses or reverts.
 * @throws LatchkeyError `rpc.unavailable`, `rpc.failed` when no node could be asked.
 */
export async function isContractSignature(
  nodes: NodeReader,
  { account, hash, signature }: ContractQuestion,
  signal: AbortSignal,
): Promise<boolean> {
  const data = `${MAGIC}${word(hash)}${word(0x40)}${dynamicBytes(signature)}`
  const call = { to: addressOf(account), data }
  const answer = await callContract(nodes, { account, call }, signal)
  return VALID.test(answer.slice(0, WORD_LENGTH))
}

/**
 * Deploys the account in a simulation and asks its contract there; nothing is sent. Source:
 * ERC-6492.
 *
 * @throws LatchkeyError `rpc.unavailable`, `rpc.failed` when no node could be asked.
 */
export async function isUndeployedSignature(
  nodes: NodeReader,
  { account, hash, signature }: ContractQuestion,
  signal: AbortSignal,
): Promise<boolean> {
  const input = [word(addressOf(account)), word(hash), word(0x60), dynamicBytes(signature)]
  const data = `${erc6492SignatureValidatorByteCode}${input.join('')}`
  return /^0x0*1$/.test(await callContract(nodes, { account, call: { data } }, signal))
}

/**
 * Simulates a call; nothing is sent.
 *
 * @returns The answer in lower case; empty if the contract reverted.
 */
async function callContract(
  nodes: NodeReader,
  { account, call }: { readonly account: AccountId<'eip155'>; readonly call: object },
  signal: AbortSignal,
): Promise<string> {
  try {
    const answer = await nodes.read(networkOf(account), 'eth_call', [call, 'latest'], signal)
    return typeof answer === 'string' ? answer.toLowerCase() : ''
  } catch (thrown) {
    if (isReverted(thrown)) return ''
    throw thrown
  }
}
