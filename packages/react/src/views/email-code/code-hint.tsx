/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { Icon, problemIcon, Spinner } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'

/** The content below the boxes of a code. */
export interface CodeHintProps {
  readonly id: string
  /** The error, shown instead of the rest. */
  readonly error: string | undefined
  readonly isBusy: boolean
  readonly children: ReactNode
}

/** One line, announced as it changes. */
export function CodeHint({ id, error, isBusy, children }: CodeHintProps): ReactElement {
  const isError = error !== undefined
  return (
    <p
      id={id}
      key={isError ? 'error' : 'hint'}
      role={isError ? 'alert' : 'status'}
      data-testid="otp-hint"
      data-state={isError ? 'error' : isBusy ? 'busy' : 'idle'}
      css={(theme) => hintStyles(theme, isError)}
    >
      {isError && <Icon shape={problemIcon} size="s" />}
      {isBusy && !isError && <Spinner size="s" />}
      <span>{error ?? children}</span>
    </p>
  )
}

function hintStyles({ color, type, u }: Theme, isError: boolean): CSSObject {
  return {
    ...type.small,
    display: 'flex',
    gap: u(0.6),
    alignItems: 'flex-start',
    minHeight: u(1.8),
    marginBlockStart: u(0.8),
    color: color[isError ? 'bad' : 'text-2'],
    textWrap: 'pretty',
  }
}
