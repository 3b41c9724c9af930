import type { ProviderType, WalletCard } from '@latchkey/core'
import type { Namespace, NamespaceProviders } from '@latchkey/core/contract'
import { useMemo } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'

/** The provider for dapps, and whether a wallet is connected. */
export interface LatchkeyNamespaceProvider<N extends Namespace = Namespace> {
  /** The same object for the life of the instance; undefined where no adapter serves it. */
  readonly provider: NamespaceProviders[N] | undefined
  /** The wallet behind it. */
  readonly wallet: WalletCard | undefined
  /**
   * The kind of wallet that answers: one of this browser, one behind wallet-connect, or the
   * embedded wallet.
   */
  readonly providerType: ProviderType | undefined
  readonly isConnected: boolean
}

/** The provider of a namespace; on `eip155` an EIP-1193 provider. */
export function useLatchkeyProvider<N extends Namespace>(
  namespace: N,
  choice?: InstanceChoice,
): LatchkeyNamespaceProvider<N> {
  const latchkey = useInstance('useLatchkeyProvider', choice)
  const wallet = useReading(latchkey, (readings) => readings.wallet(namespace))
  const providerType = useReading(latchkey, (readings) => readings.providerType(namespace))
  return useMemo(
    () => ({
      provider: latchkey.getProvider(namespace),
      wallet,
      providerType,
      isConnected: wallet !== undefined,
    }),
    [latchkey, namespace, wallet, providerType],
  )
}
