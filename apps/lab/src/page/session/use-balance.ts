import type { Latchkey } from '@latchkey/react'
import { useSyncExternalStore } from 'react'

/** The balance from the instance; undefined while it is not known. */
export function useBalance(latchkey: Latchkey): string {
  const { balance } = useSyncExternalStore(latchkey.watch, () => latchkey.getProfile())
  if (balance === undefined) return '–'
  switch (balance.status) {
    case 'loading':
      return balance.amountText === undefined ? '…' : `${balance.amountText} ${balance.symbol}`
    case 'ready':
      return `${balance.amountText} ${balance.symbol}`
    case 'unavailable':
      return 'Balance unavailable'
  }
}
