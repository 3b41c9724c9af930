import { Notice } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { SwapImpactModel } from './swap-impact.ts'

/** Props of `ImpactNotice`. */
interface ImpactNoticeProps {
  readonly impact: SwapImpactModel
}

/** A price that the visitor has to know of before they agree. Source: docs/security.md, S33 and S55. */
export function ImpactNotice({ impact }: ImpactNoticeProps): ReactElement {
  return (
    <Notice tone="warn" role="alert" title={impact.title} data-testid="swap-impact-notice">
      {impact.text}
    </Notice>
  )
}
