/** @jsxImportSource @emotion/react */
import { Badge, type BadgeProps, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { writeDuration, writeTime } from '../model/format.ts'
import type { Verdict } from '../model/judge-requests.ts'
import type { RequestEntry } from '../record/entries.ts'
import { TEXTS } from '../texts.ts'
import type { TabProps } from './create-panel-store.ts'
import { stackStyles } from './panel.styles.ts'
import { PartTitle, Row, Rows } from './rows.tsx'

const TONES: Readonly<Record<Verdict, BadgeProps['tone']>> = {
  listed: 'good',
  'other kind': 'warn',
  'not listed': 'warn',
}

/** Requests to other hosts against the manifest, and the manifest. */
export function RequestsTab({ store, snapshot: { judged, hosts } }: TabProps): ReactElement {
  const hasUnlisted = judged.some(({ verdict }) => verdict === 'not listed')
  return (
    <div css={stackStyles}>
      <Text variant="small">{TEXTS.requestsHint}</Text>
      {hasUnlisted && <Text variant="small">{TEXTS.notListedHint}</Text>}
      <Rows empty={TEXTS.noRequests}>
        {judged.map(({ request, verdict, reason }) => (
          <Row
            key={request.nth}
            name={`${request.origin}${request.path}`}
            badge={<Badge tone={TONES[verdict]}>{TEXTS.verdicts[verdict]}</Badge>}
            time={writeTime(store.epochMs(request.atMs))}
          >
            <div>{factsOf(request)}</div>
            {reason}
          </Row>
        ))}
      </Rows>
      <PartTitle>{TEXTS.hosts}</PartTitle>
      <Rows empty={TEXTS.noHosts}>
        {hosts.map(({ host, times }) => (
          <Row
            key={JSON.stringify(host)}
            name={host.origin}
            badge={<Badge>{host.kind}</Badge>}
            time={TEXTS.times(times)}
          >
            {`${host.reason}. ${host.when}.`}
          </Row>
        ))}
      </Rows>
    </div>
  )
}

function factsOf({ initiator, status, durationMs }: RequestEntry): string {
  return [initiator, status, writeDuration(durationMs)]
    .filter((fact) => fact !== undefined)
    .join(' · ')
}
