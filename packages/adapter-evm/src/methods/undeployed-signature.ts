import { addressOf, type NodeReader } from '@latchkey/core/contract'
import { erc6492SignatureValidatorByteCode } from 'viem'
import { dynamicBytes, word } from './abi-bytes.ts'
import { type ContractQuestion, callContract } from './contract-signature.ts'

/**
 * Deploys the account in a simulation and asks it there; nothing is ever sent. Source: ERC-6492.
 *
 * @throws LatchkeyError `rpc.unavailable`, `rpc.failed` when nobody could be asked.
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
