import { isLookalike, isSameAddress } from '../../contract/index.ts'

/**
 * Finds a known address that another one imitates.
 *
 * @param known - Addresses of the same namespace.
 * @returns The imitated address; undefined also when `address` itself is known.
 */
export function resembledAddress(address: string, known: readonly string[]): string | undefined {
  if (known.some((each) => isSameAddress(each, address))) return undefined
  return known.find((each) => isLookalike(address, each))
}
