/** @jsxImportSource @emotion/react */
import { Text } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'
import { TEXTS } from '../texts.ts'
import {
  codeStyles,
  lineStyles,
  listStyles,
  nameStyles,
  rowStyles,
  summaryStyles,
  timeStyles,
} from './panel.styles.ts'

/** A list of rows, or what to do to see some. */
export function Rows({ empty, children }: { empty: string; children: readonly ReactElement[] }) {
  if (children.length === 0) return <Text variant="small">{empty}</Text>
  return <ul css={listStyles}>{children}</ul>
}

/** Props of one row. */
export interface RowProps {
  readonly name: string
  readonly badge?: ReactNode
  readonly time?: string | undefined
  /** Lines below. */
  readonly children?: ReactNode
}

/** One row of a list. */
export function Row({ name, badge, time, children }: RowProps): ReactElement {
  return (
    <li css={rowStyles}>
      <div css={lineStyles}>
        <span css={nameStyles}>{name}</span>
        {badge}
        {time !== undefined && <span css={timeStyles}>{time}</span>}
      </div>
      {children}
    </li>
  )
}

/** Plain data behind a line that opens it. */
export function Data({ value, label = TEXTS.details }: { value: unknown; label?: string }) {
  return (
    <details>
      <summary css={summaryStyles}>{label}</summary>
      <pre css={codeStyles}>{JSON.stringify(value, undefined, 2)}</pre>
    </details>
  )
}

/** The name of a part of a tab. */
export function PartTitle({ children }: { children: string }): ReactElement {
  return (
    <Text as="h3" variant="row">
      {children}
    </Text>
  )
}
