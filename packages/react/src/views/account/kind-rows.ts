import type { Actions, Snapshot } from '@latchkey/core'
import { addressOf } from '@latchkey/core/contract'
import type { Wording } from '../../messages/create-wording.ts'
import { chooseAccount } from '../../partials/choose-account.ts'

/** An address of one kind. */
export interface KindRow {
  readonly address: string
  readonly label: string
  readonly isActive: boolean
  choose(): void
}

interface Tools {
  readonly actions: Pick<Actions, 'connections' | 'notices'>
  readonly text: Wording
}

const KINDS = { payment: 'account.payment', ordinal: 'account.ordinal' } as const

/** The payment and ordinals addresses of Bitcoin, if the wallet shares both. */
export function kindRows(
  { accounts, network }: Pick<Snapshot, 'accounts' | 'network'>,
  { actions, text }: Tools,
): readonly KindRow[] {
  const account = accounts[network.activeNamespace]
  if (account?.status !== 'connected') return []
  const { session } = account
  const addresses = session.accounts.map(addressOf)
  const typeOf = (address = ''): string | undefined => session.facts?.[address]?.type
  const rows = Object.entries(KINDS).flatMap(([kind, label]) => {
    // The active account represents its kind, otherwise the first of it.
    const address = addresses.find((each) => typeOf(each) === kind)
    if (address === undefined) return []
    const isActive = address === addresses[0]
    return {
      address,
      label: text.get(label),
      isActive,
      choose() {
        if (!isActive) chooseAccount(actions, session, address)
      },
    }
  })
  return rows.length > 1 ? rows : []
}
