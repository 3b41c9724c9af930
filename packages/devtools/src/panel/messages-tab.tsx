/** @jsxImportSource @emotion/react */
import { Badge, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { writeDuration, writeTime } from '../model/format.ts'
import type { MessageEntry } from '../record/entries.ts'
import { TEXTS } from '../texts.ts'
import type { TabProps } from './create-panel-store.ts'
import { stackStyles } from './panel.styles.ts'
import { Row, Rows } from './rows.tsx'

/** Messages between the site, wallets and the secure frame, the newest first. */
export function MessagesTab({ store, snapshot: { messages } }: TabProps): ReactElement {
  return (
    <div css={stackStyles}>
      <Text variant="small">{TEXTS.messagesHint}</Text>
      <Rows empty={TEXTS.noMessages}>
        {messages.map((message) => (
          <Row
            key={message.nth}
            name={message.type}
            badge={<Badge>{TEXTS.channels[message.channel]}</Badge>}
            time={writeTime(store.epochMs(message.atMs))}
          >
            {factsOf(message)}
          </Row>
        ))}
      </Rows>
    </div>
  )
}

function factsOf({ namespace, outcome, code, durationMs }: MessageEntry): string {
  const end = code !== undefined ? TEXTS.failedWith(code) : outcome && TEXTS.outcomes[outcome]
  const took = durationMs === undefined ? undefined : writeDuration(durationMs)
  return [namespace, end, took].filter((fact) => fact !== undefined).join(' · ')
}
