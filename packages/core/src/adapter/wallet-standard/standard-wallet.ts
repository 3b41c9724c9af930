import { LatchkeyError } from '../../contract/index.ts'

/**
 * A wallet as it shows itself to a page. It is a foreign object: what it says of itself is read by
 * `readRegistration` and `readStandardAccounts`, and nowhere else. Source: Wallet Standard, 1.0.
 */
export interface StandardWallet {
  readonly features: unknown
  readonly accounts: unknown
}

/**
 * Asks a wallet in the calling task; what it throws at once is a rejection too.
 *
 * @param feature - `standard:connect`, whose method is `connect`, and so on.
 * @throws LatchkeyError `wallet.unsupported-method` when it has no such feature.
 */
export async function askFeature(
  { features }: StandardWallet,
  feature: string,
  ...input: readonly unknown[]
): Promise<unknown> {
  const own: unknown = Reflect.get(Object(features), feature)
  const method: unknown = Reflect.get(Object(own), feature.slice(feature.indexOf(':') + 1))
  if (typeof method !== 'function') throw new LatchkeyError('wallet.unsupported-method', {})
  return Reflect.apply(method, own, input)
}
