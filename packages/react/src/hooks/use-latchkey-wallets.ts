import { useMemo } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'
import type { PublicWallet } from '../instance/readings.ts'

/** Wallets to choose from, and the way to one of them. */
export interface LatchkeyWallets {
  readonly wallets: readonly PublicWallet[]
  /**
   * Connects without the modal.
   *
   * @returns The account, as CAIP-10.
   * @throws LatchkeyError `wallet.rejected` and the like.
   */
  connect(wallet: Pick<PublicWallet, 'id' | 'namespace'>): Promise<string>
}

/** The list of wallets for a page that draws its own. */
export function useLatchkeyWallets(choice?: InstanceChoice): LatchkeyWallets {
  const latchkey = useInstance('useLatchkeyWallets', choice)
  const wallets = useReading(latchkey, (readings) => readings.wallets())
  return useMemo(
    () => ({
      wallets,
      connect: ({ id, namespace }) => latchkey.actions.connect.withWallet(namespace, id),
    }),
    [wallets, latchkey],
  )
}
