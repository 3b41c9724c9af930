/** @jsxImportSource @emotion/react */
import { Badge, type BadgeProps, Detail, DetailList } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { writeDuration, writeTime } from '../model/format.ts'
import type { Attempt } from '../model/timeline.ts'
import { TEXTS } from '../texts.ts'
import type { TabProps } from './create-panel-store.ts'
import { Row, Rows } from './rows.tsx'

const TONES: Readonly<Record<Attempt['outcome'], BadgeProps['tone']>> = {
  connected: 'good',
  refused: 'warn',
  failed: 'bad',
  left: 'neutral',
  running: 'accent',
}

/** Each way to a connection, step by step. */
export function TimelineTab({ store, snapshot }: TabProps): ReactElement {
  return (
    <Rows empty={TEXTS.noTimeline}>
      {snapshot.attempts.map(({ nth, wallet, outcome, steps }) => {
        const startMs = steps[0]?.atMs ?? 0
        return (
          <Row
            key={nth}
            name={wallet ?? TEXTS.anyWallet}
            badge={<Badge tone={TONES[outcome]}>{outcome}</Badge>}
            time={writeTime(store.epochMs(startMs))}
          >
            <DetailList>
              {steps.map(({ mark, tookMs, sinceMs }) => (
                <Detail
                  key={mark}
                  label={TEXTS.marks[mark]}
                  value={TEXTS.took(writeDuration(tookMs), writeDuration(sinceMs))}
                />
              ))}
            </DetailList>
          </Row>
        )
      })}
    </Rows>
  )
}
