import type { ReactElement } from 'react'
import { Panel } from '../parts/panel.tsx'

/** Why there is no instance. */
export function RefusalPanel({ refusal }: { readonly refusal: string }): ReactElement {
  return (
    <Panel title="These options were refused" note="Move a switch back, or reset them all.">
      <pre className="refusal mono" role="alert" data-testid="lab-refusal" dir="ltr">
        {refusal}
      </pre>
    </Panel>
  )
}
