import { type AccountId, addressOf, namespaceOf } from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { RootState } from '../store/state/root.ts'
import { cleanLabel, labelKey, ownLabelKey, withLabel } from './label-rules.ts'
import { createStoredLabels } from './stored-labels.ts'

/** The actions of the visitor on names of their own. */
export interface LabelsActions {
  /**
   * Names an account for the visitor alone, on all networks of its namespace. It is stored in this browser,
   * without invisible characters and with at most 40 others; a label without any removes the name.
   */
  set(account: AccountId, label: string): void
  remove(account: AccountId): void
}

/** Names that the visitor and the website give to addresses. */
export interface Labels {
  readonly actions: LabelsActions
  /** Sets or, with undefined, removes the website's name for an address. */
  setOfSite(address: string, label: string | undefined): void
  /** Reads what the visitor named earlier. */
  restore(): void
}

interface Deps {
  readonly state: RootState
  readonly ports: Pick<CorePorts, 'storage' | 'key'>
}

/** Creates the labels of one core; the only writer of `state.labels` and `state.ownLabels`. */
export function createLabels({ state, ports }: Deps): Labels {
  const stored = createStoredLabels(ports.storage, ports.key('address_labels'))

  function set(account: AccountId, label: string): void {
    const name = ownLabelKey(namespaceOf(account), addressOf(account))
    // The labels are read again, because another tab may have named other accounts.
    const labels = withLabel(stored.read(), name, cleanLabel(label))
    state.ownLabels = labels
    stored.write(labels)
  }

  return {
    actions: { set, remove: (account) => set(account, '') },
    setOfSite(address, label = '') {
      state.labels = withLabel(state.labels ?? {}, labelKey(address), cleanLabel(label))
    },
    restore() {
      state.ownLabels = stored.read()
    },
  }
}
