import { type ReactElement, useSyncExternalStore } from 'react'
import { useLab } from '../lab/lab-context.ts'
import { Panel } from '../parts/panel.tsx'

/** All events, the newest first. */
export function EventsPanel(): ReactElement {
  const { log } = useLab()
  const lines = useSyncExternalStore(log.subscribe, log.list)
  const clear = (
    <button type="button" className="quiet" onClick={log.clear}>
      Clear
    </button>
  )
  return (
    <Panel title="Events" note="What the instance and the wallet told this site." aside={clear}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get in */}
      <ol className="events" data-testid="lab-events" tabIndex={0} aria-label="Events">
        {lines.map(({ id, atMs, source, type, detail }) => (
          <li key={id} data-source={source} data-type={type} data-at={atMs}>
            <time className="mono">{clock(atMs)}</time>
            <span className="event-type">
              <b>{type}</b> <i>{source}</i>
            </span>
            {detail !== '' && (
              <code className="mono" dir="ltr">
                {detail}
              </code>
            )}
          </li>
        ))}
      </ol>
      {lines.length === 0 && <p className="empty">Nothing yet. Connect a wallet.</p>}
    </Panel>
  )
}

function clock(atMs: number): string {
  return new Date(atMs).toISOString().slice(11, 23)
}
