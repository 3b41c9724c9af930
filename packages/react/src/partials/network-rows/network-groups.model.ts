import type { Snapshot } from '@latchkey/core'
import { type Namespace, namespaceOf } from '@latchkey/core/contract'
import type { Wording } from '../../messages/create-wording.ts'
import { namespaceName } from '../../models/namespace-name.ts'
import type { NetworkRow } from './network-rows.model.ts'

/** The networks of one namespace. */
export interface NetworkGroup {
  readonly namespace: Namespace
  /** The name of the namespace, where the site has networks of several. */
  readonly heading: string | undefined
  readonly label: string
  readonly rows: readonly NetworkRow[]
}

interface Grouped extends Pick<Snapshot, 'network'> {
  readonly modal: Pick<Snapshot['modal'], 'namespaceFilter'>
}

/** Rows by namespace, in the order of the site; that of the first network goes first. */
export function networkGroups(
  { network, modal }: Grouped,
  rows: readonly NetworkRow[],
  text: Wording,
): readonly NetworkGroup[] {
  const all = network.supported.map(({ id }) => namespaceOf(id))
  const namespaces = [...new Set(all)]
  const isOne = namespaces.length === 1 || modal.namespaceFilter !== undefined
  return namespaces
    .map((namespace) => {
      const count = all.filter((each) => each === namespace).length
      const heading = isOne ? undefined : headingOf(namespace, count, text)
      return {
        namespace,
        heading,
        label: heading ?? text.get('networks.list'),
        rows: rows.filter(({ id }) => namespaceOf(id) === namespace),
      }
    })
    .filter((group) => group.rows.length > 0)
}

/** Base is no part of Ethereum: where there are several, the heading says what they share. */
function headingOf(namespace: Namespace, count: number, text: Wording): string {
  if (namespace === 'eip155' && count > 1) return text.get('networks.eip155')
  return namespaceName(namespace, text)
}
