import { Notice } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'

/** Props of `ImpactNotice`. */
interface ImpactNoticeProps {
  readonly percent: string
  readonly children?: ReactNode
}

/** A price by which the visitor loses much. Source: docs/security.md, S33. */
export function ImpactNotice({ percent, children }: ImpactNoticeProps): ReactElement {
  const { text } = useModalContext()
  return (
    <Notice
      tone="warn"
      role="alert"
      title={text.get('swap.impact.title', { percent })}
      data-testid="swap-impact-notice"
    >
      {children}
    </Notice>
  )
}
