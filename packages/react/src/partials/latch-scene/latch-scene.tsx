/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { Button, Decision, retryIcon, Stack, Text, TextButton } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'

/** Something to press below a latch. */
export interface LatchAction {
  readonly label: string
  readonly isPrimary?: boolean | undefined
  /** The same is asked for once more. */
  readonly isRetry?: boolean | undefined
  /** It can't be done yet. */
  readonly isBusy?: boolean | undefined
  run(): void
}

export interface LatchSceneProps {
  readonly latch: ReactNode
  readonly heading: string
  readonly line?: string | undefined
  /** The line has room for two, so that what follows it stays when a shorter one takes its place. */
  readonly hasTwoLines?: boolean | undefined
  /** The one thing that leads on. */
  readonly action?: LatchAction | undefined
  /** The way on, where it is more than one button. */
  readonly decision?: ReactNode
  /** Another way. */
  readonly other?: LatchAction | undefined
  /** A small line at the end. */
  readonly foot?: ReactNode
  readonly children?: ReactNode
}

/** Waiting for a wallet: latch, headline, one line, what to do. */
export function LatchScene(props: LatchSceneProps): ReactElement {
  const { latch, heading, line, hasTwoLines, action, decision, other, foot, children } = props
  const isEnd = action === undefined && decision === undefined
  return (
    <Stack gap={0} align="center" below={isEnd ? 3 : 0}>
      {latch}
      <Text as="h3" variant="heading" align="center" data-testid="scene-heading">
        {heading}
      </Text>
      {line !== undefined && (
        <Stack css={(theme) => lineStyles(theme, hasTwoLines)}>
          <Text align="center" data-testid="scene-line">
            {line}
          </Text>
        </Stack>
      )}
      {children}
      {action && (
        <Decision css={actionStyles}>
          <Button
            isWide
            tone={action.isPrimary === true ? 'primary' : 'secondary'}
            isBusy={action.isBusy}
            icon={action.isRetry === true ? retryIcon : undefined}
            data-testid="scene-action"
            onClick={action.run}
          >
            {action.label}
          </Button>
        </Decision>
      )}
      {decision && <Decision css={actionStyles}>{decision}</Decision>}
      {other && (
        <Stack above={3}>
          <TextButton data-testid="scene-other" onClick={other.run}>
            {other.label}
          </TextButton>
        </Stack>
      )}
      {foot !== undefined && (
        <Stack above={3}>
          <Text variant="small" align="center">
            {foot}
          </Text>
        </Stack>
      )}
    </Stack>
  )
}

function lineStyles({ u, type }: Theme, hasTwoLines = false): CSSObject {
  const room = hasTwoLines && { ...type.text, minHeight: `calc(2lh + ${u(0.6)})` }
  return { maxWidth: '34ch', paddingBlockStart: u(0.6), ...room }
}

function actionStyles({ u }: Theme): CSSObject {
  return { '--lk-decision-above': u(1.6) }
}
