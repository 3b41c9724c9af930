import { decodeFunctionData, encodeFunctionData, type Hex } from 'viem'
import { ACCOUNT_ABI, type Call } from '../../../chains/evm/key-account/contract-account.ts'

/** The calls inside what an account is to do. @returns undefined when they can't be read exactly. */
export function readAccountCalls(data: Hex): Call[] | undefined {
  try {
    const call = decodeFunctionData({ abi: ACCOUNT_ABI, data })
    if (encodeFunctionData({ abi: ACCOUNT_ABI, ...call }) !== data.toLowerCase()) return undefined
    if (call.functionName === 'executeBatch')
      return call.args[0].map(({ target, value, data: inner }) => ({
        to: target,
        value,
        data: inner,
      }))
    const [to, value, inner] = call.args
    return [{ to, value, data: inner }]
  } catch {
    return undefined
  }
}
