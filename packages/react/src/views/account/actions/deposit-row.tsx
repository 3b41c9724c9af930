import { networkOf } from '@latchkey/core/contract'
import { assetId, isPaidByExchanges } from '@latchkey/core/views'
import { arrowDownIcon, Glyph, List, ListRow } from '@latchkey/ui'
import { type ReactElement, useEffect } from 'react'
import { useModalContext } from '../../../context/modal-context.ts'
import { useActions } from '../../../context/use-actions.ts'
import { useSnapshot } from '../../../context/use-snapshot.ts'
import { activeAccountOf } from '../../../models/active-account.ts'

/** A deposit from an exchange, where the website has payments and an exchange answers. */
export function DepositRow(): ReactElement | null {
  const { text } = useModalContext()
  const actions = useActions()
  const snapshot = useSnapshot(({ accounts, network, options, pay }) => ({
    accounts,
    network,
    isOn: options.features.pay,
    exchanges: pay?.exchanges,
  }))
  const account = activeAccountOf(snapshot)
  const own = snapshot.isOn && account ? networkOf(account.id) : undefined
  const networkId = own && isPaidByExchanges(own) ? own : undefined
  useEffect(() => {
    if (networkId === undefined) return
    // Without an answer there is no row.
    const asset = assetId({ networkId, token: undefined })
    actions.pay
      .load()
      .then(({ look }) => look(asset))
      .catch(() => {})
  }, [actions, networkId])
  const { exchanges } = snapshot
  const isThere = exchanges?.status === 'ready' && exchanges.exchanges.length > 0
  if (networkId === undefined || !isThere) return null
  return (
    <List label={text.get('account.deposit')}>
      <ListRow
        label={text.get('account.deposit')}
        picture={<Glyph icon={arrowDownIcon} />}
        hasChevron
        data-testid="account-deposit"
        onClick={() => actions.router.push('PayWithExchange', {})}
      />
    </List>
  )
}
