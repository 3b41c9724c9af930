import { type NetworkId, referenceOf } from '@latchkey/core/contract'

/** `0x2105` for `eip155:8453`, as wallets want it. */
export function hexChainId(networkId: NetworkId<'eip155'>): string {
  return `0x${BigInt(referenceOf(networkId)).toString(16)}`
}

/**
 * Reads a chain id as wallets give it: hexadecimal or decimal text, or a number.
 *
 * @returns undefined for anything that is not a chain id.
 */
export function readChainId(answer: unknown): NetworkId<'eip155'> | undefined {
  const chainId = toNumber(answer)
  return Number.isSafeInteger(chainId) && chainId > 0 ? `eip155:${chainId}` : undefined
}

function toNumber(answer: unknown): number {
  if (typeof answer === 'number') return answer
  if (typeof answer === 'bigint') return Number(answer)
  const isNumeral = typeof answer === 'string' && /^(0x[0-9a-f]{1,16}|[0-9]{1,16})$/i.test(answer)
  return isNumeral ? Number(answer) : Number.NaN
}
