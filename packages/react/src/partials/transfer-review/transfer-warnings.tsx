import { Notice } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { TransferModel } from './describe-review.ts'
import { Lookalike } from './lookalike.tsx'

/** Draws the warnings about a transfer, before everything else. */
export function TransferWarnings({ transfer }: { readonly transfer: TransferModel }): ReactElement {
  const { lookalike, doubts, uncompared, to } = transfer
  return (
    <>
      {lookalike && <Lookalike to={to} lookalike={lookalike} />}
      {doubts.map(({ title, text: line }) => (
        <Notice key={title} tone="warn" role="alert" title={title} data-testid="send-doubt">
          {line}
        </Notice>
      ))}
      {uncompared && (
        <Notice title={uncompared.title} data-testid="send-uncompared">
          {uncompared.text}
        </Notice>
      )}
    </>
  )
}
