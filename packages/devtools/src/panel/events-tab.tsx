/** @jsxImportSource @emotion/react */
import { Button, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { writeTime } from '../model/format.ts'
import { TEXTS } from '../texts.ts'
import type { TabProps } from './create-panel-store.ts'
import { actionsStyles, stackStyles } from './panel.styles.ts'
import { Data, Row, Rows } from './rows.tsx'

/** Every event since the panel was mounted, the newest first. */
export function EventsTab({ store, snapshot: { events } }: TabProps): ReactElement {
  return (
    <div css={stackStyles}>
      <Text variant="small">{TEXTS.eventsHint}</Text>
      {events.length > 0 && (
        <div css={actionsStyles}>
          <Button size="s" onClick={store.clearEvents}>
            {TEXTS.clear}
          </Button>
        </div>
      )}
      <Rows empty={TEXTS.noEvents}>
        {events.map(({ nth, event, atMs, properties }) => (
          <Row key={nth} name={event} time={writeTime(store.epochMs(atMs))}>
            {properties !== undefined && <Data value={properties} />}
          </Row>
        ))}
      </Rows>
    </div>
  )
}
