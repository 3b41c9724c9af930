import type { Actions, Snapshot } from '@latchkey/core'
import type { EmbeddedAccountType, NetworkId } from '@latchkey/core/contract'
import type { Wording } from '../../messages/create-wording.ts'
import { activeAccountOf, identityOf } from '../../models/active-account.ts'
import { connectedDetails } from '../../partials/connected-account/connected-details.ts'
import { copyAddress } from '../../partials/copy-address.ts'
import type { DisconnectModel } from '../../partials/disconnect.model.ts'
import { disconnectModel } from '../../partials/disconnect.model.ts'
import type { ShownUser } from '../../partials/logins/embedded-user.ts'
import { embeddedUserOf } from '../../partials/logins/embedded-user.ts'
import { failureText } from '../../partials/logins/failure-text.ts'
import { SOCIALS } from '../../partials/logins/socials.ts'
import { ROW_PARTS, type SettingsRowModel } from './row-parts.ts'
import { settingsRows } from './settings-rows.ts'

/** A kind of account. */
export interface AccountRow {
  readonly type: EmbeddedAccountType
  readonly testId: string
  readonly label: string
  readonly address: string | undefined
  readonly shortAddress: string | undefined
  readonly isCurrent: boolean
  /** The wallet is on its way to it. */
  readonly isBusy: boolean
  choose(): void
}

/** Everything that the view shows. */
export interface AccountSettingsModel extends DisconnectModel {
  readonly address: string
  readonly shortAddress: string
  readonly copyLabel: string
  readonly name: string | undefined
  readonly avatar: string | undefined
  /** How the visitor logged in, where that can't be changed here. */
  readonly by: string | undefined
  readonly rows: readonly SettingsRowModel[]
  /** The type of a login's account. */
  readonly accountType: string | undefined
  /** Both kinds, where the network has both and the website works with both. */
  readonly accounts: readonly AccountRow[]
  /** Why the kind of account stayed what it was. */
  readonly error: string | undefined
  /** @returns whether it was copied. */
  copy(): Promise<boolean>
}

export interface SettingsTools {
  readonly actions: Actions
  readonly text: Wording
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
  | 'auth'
>

const KINDS: readonly EmbeddedAccountType[] = ['smartAccount', 'eoa']

/**
 * Everything the view shows, from the snapshot alone.
 *
 * @returns undefined while no wallet is connected.
 */
export function accountSettingsModel(
  snapshot: Shown,
  tools: SettingsTools,
): AccountSettingsModel | undefined {
  const { text } = tools
  const account = activeAccountOf(snapshot)
  if (account === undefined) return undefined
  const { address, shortAddress } = connectedDetails(account.id, snapshot, text)
  const identity = identityOf(snapshot, account)
  const user = embeddedUserOf(snapshot)
  const step = snapshot.auth?.accountType.current
  return {
    address,
    shortAddress,
    copyLabel: text.get('settings.copy', { address: shortAddress }),
    name: identity.name ?? user?.userName,
    avatar: identity.avatar,
    by: byWhom(user, tools),
    rows: settingsRows(snapshot).flatMap((row) => {
      const part = ROW_PARTS[row]?.({ ...tools, snapshot, account })
      return part === undefined ? [] : { ...part, row }
    }),
    accountType: user && text.get(TYPES[user.accountType]),
    accounts: user
      ? kindsOn(account.networkId, snapshot).map((type) =>
          accountRow(type, { ...tools, snapshot, user }),
        )
      : [],
    error: step?.step === 'failed' ? failureText(step.error, text) : undefined,
    copy: () => copyAddress(address, tools.actions),
    ...disconnectModel(snapshot, tools),
  }
}

const TYPES = { smartAccount: 'settings.smartAccount', eoa: 'settings.eoa' } as const

/** One kind alone is no choice. */
function kindsOn(networkId: NetworkId, { auth }: Shown): readonly EmbeddedAccountType[] {
  const allowed = auth?.smartAccountNetworkIds.includes(networkId) ? auth.allowedTypes : []
  return allowed.length > 1 ? KINDS : []
}

function byWhom(user: ShownUser | undefined, { text }: SettingsTools): string | undefined {
  if (user?.by === undefined || user.by === 'email') return undefined
  return text.get('settings.by', { provider: SOCIALS[user.by].name })
}

interface RowTools extends SettingsTools {
  readonly snapshot: Shown
  readonly user: ShownUser
}

function accountRow(type: EmbeddedAccountType, tools: RowTools): AccountRow {
  const { snapshot, user, text, actions } = tools
  const address = user.accounts.find((account) => account.type === type)?.address
  const step = snapshot.auth?.accountType.current
  const isRunning = step?.step === 'applying' || step?.step === 'reconnecting'
  return {
    type,
    label: text.get(TYPES[type]),
    ...(type === 'eoa' ? { testId: 'settings-standard' } : { testId: 'settings-smart' }),
    address,
    shortAddress: address && shortOf(address, tools),
    isCurrent: user.accountType === type,
    isBusy: isRunning && step.to === type,
    choose: () => {
      if (user.accountType === type || isRunning) return
      // A notice shows the reason.
      actions.auth.setAccountType(type).catch(() => undefined)
    },
  }
}

function shortOf(address: string, { snapshot, text }: RowTools): string | undefined {
  const account = activeAccountOf(snapshot)
  if (account === undefined) return undefined
  return connectedDetails(`${account.networkId}:${address}`, snapshot, text).shortAddress
}
