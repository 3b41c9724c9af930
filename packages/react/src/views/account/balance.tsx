/** @jsxImportSource @emotion/react */
import { Skeleton, Text, VisuallyHidden } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { balanceModel } from './balance.model.ts'

/** The balance of the active account; with a new balance nothing else of Account is rendered. */
export function Balance(): ReactElement | null {
  const { text } = useModalContext()
  const balance = useSnapshot((snapshot) => balanceModel(snapshot, text))
  if (balance === undefined) return null
  if (balance.kind === 'loading') {
    return (
      <Text aria-busy="true" data-testid="account-balance" data-state="loading">
        {/* In a line of text, so that nothing moves when the balance comes. */}
        <Skeleton
          width={8}
          height={1.2}
          css={{ display: 'inline-block', verticalAlign: 'middle' }}
        />
        <VisuallyHidden>{balance.text}</VisuallyHidden>
      </Text>
    )
  }
  return (
    <Text isNumeric data-testid="account-balance" data-state={balance.kind}>
      <bdi dir={balance.kind === 'amount' ? 'ltr' : undefined}>{balance.text}</bdi>
    </Text>
  )
}
