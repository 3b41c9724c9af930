import { type Address, decodeFunctionData, encodeFunctionData, type Hex, parseAbi } from 'viem'

/** What a call does, decoded from its data. */
export type Decoded =
  | { readonly kind: 'plain' }
  | { readonly kind: 'transfer'; readonly to: Address; readonly amount: bigint }
  | {
      readonly kind: 'transferFrom'
      readonly from: Address
      readonly to: Address
      readonly amount: bigint
    }
  | { readonly kind: 'approve'; readonly spender: Address; readonly amount: bigint }
  | { readonly kind: 'increaseAllowance'; readonly spender: Address; readonly amount: bigint }
  | { readonly kind: 'approveAll'; readonly operator: Address; readonly isAllowed: boolean }
  | {
      readonly kind: 'permit'
      readonly owner: Address
      readonly spender: Address
      readonly amount: bigint
    }
  | {
      readonly kind: 'permit2'
      readonly token: Address
      readonly spender: Address
      readonly amount: bigint
      readonly expiresAt: number
    }
  | { readonly kind: 'unknown' }

const ABI = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool isAllowed)',
  'function permit(address owner, address spender, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
])
const PERMIT2_ABI = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
])

/** Permit2, at the same address on every chain. Source: github.com/Uniswap/permit2. */
export const PERMIT2_ADDRESS = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** Reads a call's data. What is not exactly one of the calls known here is unknown. */
export function decodeCall(to: Address | undefined, data: Hex): Decoded {
  if (to === undefined) return { kind: 'unknown' }
  if (data === '0x') return { kind: 'plain' }
  if (to.toLowerCase() === PERMIT2_ADDRESS.toLowerCase()) return decodePermit2(data)
  const call = exactly(data)
  if (call === undefined) return { kind: 'unknown' }
  switch (call.functionName) {
    case 'transfer':
      return { kind: 'transfer', to: call.args[0], amount: call.args[1] }
    case 'transferFrom':
      return { kind: 'transferFrom', from: call.args[0], to: call.args[1], amount: call.args[2] }
    case 'approve':
    case 'increaseAllowance':
      return { kind: call.functionName, spender: call.args[0], amount: call.args[1] }
    case 'setApprovalForAll':
      return { kind: 'approveAll', operator: call.args[0], isAllowed: call.args[1] }
    case 'permit':
      return { kind: 'permit', owner: call.args[0], spender: call.args[1], amount: call.args[2] }
  }
}

function decodePermit2(data: Hex): Decoded {
  try {
    const { functionName, args } = decodeFunctionData({ abi: PERMIT2_ABI, data })
    const again = encodeFunctionData({ abi: PERMIT2_ABI, functionName, args })
    if (again !== data.toLowerCase()) return { kind: 'unknown' }
    const [token, spender, amount, expiresAt] = args
    return { kind: 'permit2', token, spender, amount, expiresAt }
  } catch {
    return { kind: 'unknown' }
  }
}

/** Data that says the same when it is written again: nothing is hidden behind or between. */
function exactly(data: Hex) {
  try {
    const call = decodeFunctionData({ abi: ABI, data })
    return encodeFunctionData({ abi: ABI, ...call }) === data.toLowerCase() ? call : undefined
  } catch {
    return undefined
  }
}
