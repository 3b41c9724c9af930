import type { CoreActions, Snapshot } from '@latchkey/core'
import { namespaceOf } from '@latchkey/core/contract'
import { ownLabel } from '@latchkey/core/views'
import { shortAddress } from '../../format/address.ts'
import { formatCount } from '../../format/count.ts'
import { countText } from '../../format/count-text.ts'
import { shortName } from '../../format/name.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { type ActiveAccount, activeAccountOf, identityOf } from '../../models/active-account.ts'
import { connectedWallets, countWallets } from '../../partials/connected-wallets.ts'
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
  /** The part of the embedded wallet; undefined for other wallets. */
  readonly embedded: EmbeddedModel | undefined
  readonly avatar: string | undefined
  /** Addresses of several kinds, on Bitcoin, to choose one; none where there is one kind. */
  readonly kinds: readonly KindRow[]
  /** The visitor's own name for it, and the way to change it. */
  readonly label: { readonly text: string; edit(): void }
  /** How many accounts there are in all; undefined where there is one. */
  readonly count: string | undefined
  /** Leads to all of them, and to further wallets. */
  showAll(): void
  /** Leads to what the site can do, and to ending it. */
  showPermissions(): void
  /** @returns whether it was copied. */
  copy(): Promise<boolean>
  /** undefined where the network has no explorer. */
  readonly explore: (() => void) | undefined
}

/** The part of Account about the user of the embedded wallet. */
export interface EmbeddedModel {
  /** Their e-mail address, else the kind of their account. */
  readonly login: string
  readonly settingsLabel: string
  openSettings(): void
}

type Shown = Pick<
  Snapshot,
  'accounts' | 'inactive' | 'network' | 'identities' | 'labels' | 'ownLabels' | 'disconnect'
>

interface Tools {
  readonly actions: CoreActions
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
    wallet: { name: account.wallet.name, icon: account.wallet.icon },
    embedded: embeddedModel(account, tools),
    avatar: identity.avatar,
    kinds: kindRows(snapshot, tools),
    label: {
      text:
        ownLabel(snapshot, { namespace: namespaceOf(account.id), address }) ??
        tools.text.get('account.noLabel'),
      edit: () => tools.actions.router.push('AccountLabel', { account: account.id }),
    },
    count: countAll(snapshot, tools.text),
    showAll: () => tools.actions.router.push('Accounts', {}),
    showPermissions: () => tools.actions.router.push('Permissions', {}),
    copy: () => copyAddress(address, tools.actions),
    explore: exploreAddress(snapshot, account, tools.actions),
    ...disconnectModel(snapshot, tools),
  }
}

function embeddedModel(
  { wallet }: ActiveAccount,
  { actions, text }: Tools,
): EmbeddedModel | undefined {
  const { embedded } = wallet
  if (embedded === undefined) return undefined
  return {
    login: embedded.user.email ?? text.get(KINDS[embedded.accountType]),
    settingsLabel: text.get('logins.settings'),
    openSettings: () => actions.router.push('AccountSettings', {}),
  }
}

const KINDS = {
  smartAccount: 'accounts.kind.smartAccount',
  eoa: 'accounts.kind.standard',
} as const

/** Counts every account of every wallet: "4 in 2 wallets". */
function countAll(snapshot: Shown, text: Wording): string | undefined {
  const connected = connectedWallets(snapshot)
  const wallets = countWallets(connected)
  const count = connected.flatMap(({ session }) => session.accounts).length
  if (count < 2) return undefined
  const accounts = formatCount(count, text.locale)
  if (wallets === 1) return accounts
  return text.get('account.inWallets', {
    accounts,
    wallets: countText(text, 'account.wallets', wallets),
  })
}
