import type { StandardWallet } from '@latchkey/core/adapter'

const FEATURES = ['solana:signAndSendTransaction', 'solana:signTransaction']

/** Whether a wallet takes transactions in the older form, which every hardware wallet knows. */
export function takesLegacy({ features }: StandardWallet): boolean {
  try {
    const feature = FEATURES.map((name) => Reflect.get(Object(features), name)).find(Boolean)
    const versions: unknown = Object(feature).supportedTransactionVersions
    return !Array.isArray(versions) || versions.includes('legacy')
  } catch {
    // A wallet that does not say takes what all take.
    return true
  }
}
