import { Amount, Image, Skeleton, Text, VisuallyHidden } from '@latchkey/ui'
import { type CSSProperties, type ReactElement, useEffect } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { activeAccountOf } from '../../models/active-account.ts'
import { coinModel, totalModel } from './total.model.ts'

/** Props of `Total`. */
interface TotalProps {
  /** If false, there is no list of tokens, and the balance of its coin is drawn. */
  readonly isOfTokens: boolean
}

/** Draws the total of the active account; a new total renders nothing else of Account. */
export function Total({ isOfTokens }: TotalProps): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const account = useSnapshot((snapshot) => activeAccountOf(snapshot)?.id)
  const { state, value, image, announcement } = useSnapshot((snapshot) =>
    isOfTokens ? totalModel(snapshot, text) : coinModel(snapshot, text),
  )
  // Also when another wallet's end has removed what was known of the same account.
  const isUnread = isOfTokens && state === 'loading'
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
      {image !== undefined && <Image src={image} size={2.4} shape="round" style={BESIDE} />}
      {state === 'loading' ? (
        <Skeleton width={16} height={3.2} style={IN_LINE} />
      ) : (
        <Amount
          value={value}
          hasFaintCents={state !== 'coin'}
          aria-hidden={state === 'unknown' || undefined}
          style={fitted(value)}
        />
      )}
      {announcement !== undefined && <VisuallyHidden>{announcement}</VisuallyHidden>}
    </Text>
  )
}

/** The most letters that fit in the narrowest card. */
const FULL_SIZE_LETTERS = 12

/** A longer amount is smaller, in a line of the same height. */
function fitted({ length }: string): CSSProperties | undefined {
  return length > FULL_SIZE_LETTERS
    ? { fontSize: `${(FULL_SIZE_LETTERS / length).toFixed(2)}em` }
    : undefined
}

/** In the line of the amount, which stays as high as without it. */
const BESIDE = { marginInlineEnd: '0.25em', verticalAlign: 'middle' } as const

/** In a line of text, so that nothing moves when the total comes. */
const IN_LINE = { display: 'inline-block', verticalAlign: 'middle' } as const
