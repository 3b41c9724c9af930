/** @jsxImportSource @emotion/react */
import { Badge, Detail, DetailList, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { writeTime } from '../model/format.ts'
import type { StateRow } from '../model/track-changes.ts'
import { TEXTS } from '../texts.ts'
import type { PanelStore, TabProps } from './create-panel-store.ts'
import { stackStyles } from './panel.styles.ts'
import { PartTitle, Row, Rows } from './rows.tsx'

/** The state of the instance, with what has changed, and what is stored. */
export function StateTab({ store, snapshot: { rows, stored } }: TabProps): ReactElement {
  const groups = [...new Set(rows.map(({ group }) => group))]
  return (
    <div css={stackStyles}>
      {groups.map((group) => (
        <section key={group}>
          <PartTitle>{group}</PartTitle>
          <DetailList>
            {rows
              .filter((row) => row.group === group)
              .map((row) => (
                <StateDetail key={row.path} row={row} store={store} />
              ))}
          </DetailList>
        </section>
      ))}
      <section>
        <PartTitle>{TEXTS.storage}</PartTitle>
        <Text variant="small">{TEXTS.storageHint}</Text>
        <Rows empty={TEXTS.noStorage}>
          {stored.map(({ key, characters, changedAtMs }) => (
            <Row key={key} name={key}>
              {TEXTS.stored(
                characters,
                changedAtMs === undefined
                  ? TEXTS.sinceBefore
                  : TEXTS.since(writeTime(store.epochMs(changedAtMs))),
              )}
            </Row>
          ))}
        </Rows>
      </section>
    </div>
  )
}

function StateDetail({ row, store }: { row: StateRow; store: PanelStore }): ReactElement {
  const { path, value, change } = row
  if (change === undefined) return <Detail label={path} value={value} />
  return (
    <Detail
      label={path}
      value={value}
      picture={<Badge tone="accent">{TEXTS.changedBadge}</Badge>}
      more={TEXTS.changed(change.before, writeTime(store.epochMs(change.atMs)))}
    />
  )
}
