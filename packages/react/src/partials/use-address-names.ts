import { addressName } from '@latchkey/core'
import { useCallback } from 'react'
import { useSnapshot } from '../context/use-snapshot.ts'

/** @returns What addresses of the active namespace are called; undefined for one without a name. */
export function useAddressNames(): (address: string) => string | undefined {
  const namespace = useSnapshot(({ network }) => network.activeNamespace)
  const names = useSnapshot(({ accounts, inactive, identities, labels, ownLabels }) => ({
    accounts,
    inactive,
    identities,
    labels,
    ownLabels,
  }))
  return useCallback((address) => addressName(names, { namespace, address }), [names, namespace])
}
