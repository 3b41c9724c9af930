import type { Actions, Snapshot } from '@latchkey/core'
import { namespaceOf } from '@latchkey/core/contract'
import { ownLabel, whenLoaded } from '@latchkey/core/views'
import type { Wording } from '../../messages/create-wording.ts'
import type { ActiveAccount } from '../../models/active-account.ts'
import { networkDetails } from '../../models/network-details.ts'
import { exploreAddress } from '../../partials/explore-address.ts'
import { countAccounts } from './count-accounts.ts'
import type { SettingsRow } from './settings-rows.ts'

/** The content and the action of a row of the settings. */
export interface RowPart {
  readonly label: string
  readonly detail?: string | undefined
  /** The picture of what is set, where it has one. */
  readonly image?: string | undefined
  press(): void
}

/** A row of the settings. */
export interface SettingsRowModel extends RowPart {
  readonly row: SettingsRow
}

interface PartTools {
  readonly snapshot: Pick<
    Snapshot,
    'accounts' | 'inactive' | 'network' | 'options' | 'auth' | 'ownLabels'
  >
  readonly account: ActiveAccount
  readonly actions: Actions
  readonly text: Wording
}

/** The rows that there are. One without an entry is not shown, whatever applies. */
export const ROW_PARTS: Readonly<
  Partial<Record<SettingsRow, (tools: PartTools) => RowPart | undefined>>
> = {
  email: ({ snapshot, actions: { router }, text }) => ({
    label: text.get('settings.email'),
    detail: snapshot.auth?.user?.email,
    press: () => router.push('EmailUpdate', {}),
  }),
  upgrade: ({ actions: { router }, text }) => ({
    label: text.get('logins.upgrade'),
    press: () => router.push('UpgradeEmailWallet', {}),
  }),
  label: ({ snapshot, account: { id, address }, actions: { router }, text }) => ({
    label: text.get('settings.label'),
    detail:
      ownLabel(snapshot, { namespace: namespaceOf(id), address }) ?? text.get('settings.noLabel'),
    press: () => router.push('AccountLabel', { account: id }),
  }),
  accountName: ({ actions: { router, names, notices }, text }) => ({
    label: text.get('settings.accountName'),
    press() {
      router.push('RegisterAccountName', {})
      whenLoaded(names, ({ begin }) => begin(), notices.fail)
    },
  }),
  network({ snapshot, account, actions: { router }, text }) {
    const { name, image } = networkDetails(account.networkId, snapshot, text)
    const press = (): void => router.push('Networks', {})
    return { label: text.get('settings.network'), detail: name, image, press }
  },
  all: ({ snapshot, actions: { router }, text }) => ({
    label: text.get('settings.all'),
    detail: countAccounts(snapshot, text),
    press: () => router.push('Accounts', {}),
  }),
  permissions: ({ actions: { router }, text }) => ({
    label: text.get('settings.permissions'),
    press: () => router.push('Permissions', {}),
  }),
  explorer({ snapshot, account, actions, text }) {
    const press = exploreAddress(snapshot, account, actions)
    return press && { label: text.get('settings.explorer'), press }
  },
}
