import type { Snapshot } from '@latchkey/core'
import { namespaceOf } from '@latchkey/core/contract'
import { activeAccountOf } from '../../models/active-account.ts'
import { canUpgrade, embeddedUserOf } from '../../partials/logins/embedded-user.ts'

/** A row of the settings, in their order. */
export type SettingsRow =
  | 'email'
  | 'upgrade'
  | 'label'
  | 'accountName'
  | 'network'
  | 'all'
  | 'permissions'
  | 'explorer'

type Facts = Pick<Snapshot, 'accounts' | 'network' | 'identities' | 'options' | 'auth'>

/**
 * The rows that apply to the active account. Its account type has a place of its own, below. Source:
 * docs/views.md, section 2.
 */
export function settingsRows(snapshot: Facts): readonly SettingsRow[] {
  const account = activeAccountOf(snapshot)
  if (account === undefined) return []
  const user = embeddedUserOf(snapshot)
  const namespace = namespaceOf(account.id)
  const isByEmail = user !== undefined && (user.by ?? 'email') === 'email'
  const isNamed = snapshot.identities[`${namespace}:${account.address}`]?.name !== undefined
  const applies: Readonly<Record<SettingsRow, boolean>> = {
    email: isByEmail && user.email !== undefined,
    upgrade: user !== undefined && canUpgrade(snapshot, user),
    label: true,
    // Without a project there is no service of names.
    accountName: namespace === 'eip155' && !isNamed && snapshot.options.projectId !== undefined,
    network: snapshot.options.canSwitchNetwork,
    all: true,
    permissions: true,
    explorer: explorerOf(snapshot, account.networkId) !== undefined,
  }
  return ORDER.filter((row) => applies[row])
}

const ORDER: readonly SettingsRow[] = [
  'email',
  'upgrade',
  'label',
  'accountName',
  'network',
  'all',
  'permissions',
  'explorer',
]

function explorerOf({ network }: Facts, id: string): string | undefined {
  return network.supported.find((each) => each.id === id)?.explorerUrl
}
