import type { Actions, Snapshot } from '@latchkey/core'
import { accountTabs, walletPicture } from '@latchkey/core/views'
import { shortAddress } from '../../format/address.ts'
import { shortName } from '../../format/name.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { type ActiveAccount, activeAccountOf, identityOf } from '../../models/active-account.ts'
import { copyAddress } from '../../partials/copy-address.ts'
import { type DisconnectModel, disconnectModel } from '../../partials/disconnect.model.ts'
import { exploreAddress } from '../../partials/explore-address.ts'
import { type KindRow, kindRows } from './kind-rows.ts'

/** Everything that Account shows of the active account. */
export interface AccountModel extends DisconnectModel {
  readonly address: string
  readonly shortAddress: string
  readonly copyLabel: string
  /** A name that belongs to the address, else that of the login; it never replaces the address. */
  readonly name: string | undefined
  readonly wallet: { readonly name: string; readonly icon: string | undefined }
  /** Their e-mail address, else the kind of their account; undefined for other wallets than the embedded one. */
  readonly login: string | undefined
  /** Account has a list of tokens, and so a total. */
  readonly hasTotal: boolean
  readonly avatar: string | undefined
  /** Addresses of several kinds, on Bitcoin, to choose one; none where there is one kind. */
  readonly kinds: readonly KindRow[]
  readonly settingsLabel: string
  openSettings(): void
  /** @returns whether it was copied. */
  copy(): Promise<boolean>
  /** undefined where the network has no explorer. */
  readonly explore: (() => void) | undefined
}

type Shown = Pick<
  Snapshot,
  | 'accounts'
  | 'inactive'
  | 'network'
  | 'identities'
  | 'labels'
  | 'ownLabels'
  | 'disconnect'
  | 'options'
  | 'connectorPictures'
>

interface Tools {
  readonly actions: Actions
  readonly text: Wording
}

/**
 * Everything the view shows, from the snapshot alone.
 *
 * @returns undefined while no wallet is connected.
 */
export function accountModel(snapshot: Shown, tools: Tools): AccountModel | undefined {
  const account = activeAccountOf(snapshot)
  if (account === undefined) return undefined
  const { address } = account
  const short = shortAddress(address)
  const identity = identityOf(snapshot, account)
  const name = identity.name ?? account.wallet.embedded?.user.username
  return {
    address,
    shortAddress: short,
    copyLabel: tools.text.get('account.copy', { address: short }),
    name: name === undefined ? undefined : shortName(name),
    wallet: { name: account.wallet.name, icon: walletPicture(snapshot, account.wallet) },
    login: loginOf(account, tools.text),
    hasTotal: accountTabs(snapshot).includes('tokens'),
    avatar: identity.avatar,
    kinds: kindRows(snapshot, tools),
    settingsLabel: tools.text.get('logins.settings'),
    openSettings: () => tools.actions.router.push('AccountSettings', {}),
    copy: () => copyAddress(address, tools.actions),
    explore: exploreAddress(snapshot, account, tools.actions),
    ...disconnectModel(snapshot, tools),
  }
}

function loginOf({ wallet }: ActiveAccount, text: Wording): string | undefined {
  const { embedded } = wallet
  return embedded && (embedded.user.email ?? text.get(KINDS[embedded.accountType]))
}

const KINDS = {
  smartAccount: 'accounts.kind.smartAccount',
  eoa: 'accounts.kind.standard',
} as const
