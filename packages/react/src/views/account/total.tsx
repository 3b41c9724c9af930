import { Amount, Skeleton, Text, VisuallyHidden } from '@latchkey/ui'
import { type ReactElement, useEffect } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { activeAccountOf } from '../../models/active-account.ts'
import { totalModel } from './total.model.ts'

/** Draws the total of the active account; a new total renders nothing else of Account. */
export function Total(): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const account = useSnapshot((snapshot) => activeAccountOf(snapshot)?.id)
  const { state, value, announcement } = useSnapshot((snapshot) => totalModel(snapshot, text))
  // Also when another wallet's end has removed what was known of the same account.
  const isUnread = state === 'loading'
  useEffect(() => {
    // The list has the notice of a failure.
    if (account !== undefined && isUnread) actions.portfolio.read(account).catch(() => {})
  }, [actions, account, isUnread])
  return (
    <Text
      as="div"
      variant="display"
      isNumeric
      aria-busy={state === 'loading' || undefined}
      data-testid="account-total"
      data-state={state}
    >
      {state === 'loading' ? (
        <Skeleton width={16} height={3.2} style={IN_LINE} />
      ) : (
        <Amount value={value} hasFaintCents aria-hidden={state === 'unknown' || undefined} />
      )}
      {announcement !== undefined && <VisuallyHidden>{announcement}</VisuallyHidden>}
    </Text>
  )
}

/** In a line of text, so that nothing moves when the total comes. */
const IN_LINE = { display: 'inline-block', verticalAlign: 'middle' } as const
