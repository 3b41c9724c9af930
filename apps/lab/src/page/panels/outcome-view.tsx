import type { ReactElement } from 'react'
import type { Outcome } from '../actions/outcome.ts'

/** The result of the last action. */
export function OutcomeView({ outcome }: { readonly outcome: Outcome }): ReactElement {
  const action = outcome.status === 'none' ? undefined : outcome.action
  return (
    <div className="outcome" data-status={outcome.status}>
      <p className="outcome-title">{titleOf(outcome)}</p>
      <output
        className="mono"
        data-testid="lab-result"
        data-status={outcome.status}
        data-action={action}
      >
        {textOf(outcome)}
      </output>
    </div>
  )
}

function titleOf(outcome: Outcome): string {
  switch (outcome.status) {
    case 'none':
      return 'Result'
    case 'waiting':
      return `${outcome.action}: waiting …`
    case 'done':
      return `${outcome.action}: done`
    case 'failed':
      return `${outcome.action}: failed`
  }
}

function textOf(outcome: Outcome): string {
  switch (outcome.status) {
    case 'none':
      return 'What a button brings is shown here.'
    case 'waiting':
      return '…'
    case 'done':
      return JSON.stringify(outcome.value, readable, 2) ?? 'Nothing came back, as it should be.'
    case 'failed':
      return JSON.stringify(outcome.error, null, 2)
  }
}

/** Converts values that JSON has no form for. */
function readable(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}
